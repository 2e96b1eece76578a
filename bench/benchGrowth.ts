// npx node bench/benchGrowth.ts: builds the site with 25, 100 and 400 articles, and prints how long it takes and how many bytes
// a page has (docs/performance.md). The texts of the additional ones are those of others; titles and summaries are sentences
// that occur once.
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildTree, copyTree, forgetConfiguration } from '#scripts/testedSite.ts'
import { readArticles } from '#scripts/texts/readTexts.ts'
import { addArticle } from '../tests/owner/tree.ts'

const tree = '.cache/growth'
const site = join(tree, 'dist')

/** Sentences without markup, each once; two for each article that is added. */
const sentences = [
  ...new Set(
    readArticles().flatMap(
      ({ source }) => source.match(/(?<=^|[.?!] )[A-Z][^.?!*_[\]{}()<>|`#\n:"]{30,155}[.?!]/gm) ?? [],
    ),
  ),
]

const size = (file: string) => statSync(join(site, `${file}.br`)).size

/** Returns the size of the document of a page, and of its script, in kB of 1,000 bytes with brotli. */
function measure(page: string) {
  const document = `${page}/index.html`
  const modules = readFileSync(join(site, document), 'utf8').matchAll(/"deferred-module" href="([^"]+)"/g)
  const script = [...modules].reduce((sum, [, name]) => sum + size(name!), 0)
  return { document: size(document) / 1000, script: script / 1000 }
}

forgetConfiguration()
const existing = readArticles()
const rows: Record<string, number>[] = []
for (const articles of [25, 100, 400]) {
  await copyTree(tree)
  for (let index = 0; existing.length + index < articles; index += 1) {
    const slug = existing[index % existing.length]!.slug
    const title = sentences[2 * index]!.split(' ').slice(0, 7).join(' ').replace(/\W+$/, '')
    await addArticle(tree, slug, 100 + index, { title, summary: sentences[2 * index + 1]! })
  }
  const start = performance.now()
  await buildTree(tree)
  const seconds = (performance.now() - start) / 1_000
  const bytes = globSync('**/*.*', { cwd: site }).reduce((sum, file) => sum + statSync(join(site, file)).size, 0)
  const [contact, article] = [measure('contact'), measure('blog/crm-systems')]
  rows.push({
    articles,
    'build, s': Math.round(seconds),
    'site, MB': Math.round(bytes / 1e6),
    'contact, document, kB': contact.document,
    'contact, script, kB': contact.script,
    'article, document, kB': article.document,
    'article, script, kB': article.script,
  })
}
console.table(rows)
