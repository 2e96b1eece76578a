// Part of npm run check: checks articles and services, their drawings and their sources.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { compileText } from './plugin.ts'
import { kinds, listSlugs, readArticles, readServices, readText, type Text } from './readTexts.ts'

/**
 * Finds what is wrong with the texts and their drawings: front matter, syntax, links, drawings that are missing
 * or that browsers would not show, numbers that occur twice.
 *
 * @returns one message per problem, with the file, the field or the line, and the fix
 */
export async function findTextProblems(): Promise<string[]> {
  const named = kinds.flatMap((kind) => listSlugs(kind).map((slug) => ({ kind, slug })))
  const unreadable = await findProblems(named, ({ kind, slug }) => readText(kind, slug))
  if (unreadable.length > 0) return unreadable
  const articles = readArticles()
  const texts = [...articles, ...readServices()]
  return [
    ...(await findProblems(texts, (text) => compileText(text, articles))),
    ...findSourceProblems(readSources(), articles),
    ...findLostTexts(),
    ...texts.flatMap((text) => findMissingDrawings(text)),
    ...texts.flatMap(({ file, kind, drawing, slug }) =>
      existsSync(`src/${kind}/${slug}.svg`)
        ? findWrongLabels(file, drawing, readFileSync(`src/${kind}/${slug}.svg`, 'utf8'))
        : [],
    ),
    // A chart is part of its page, not referenced.
    ...globSync('src/**/*.svg', { exclude: ['**/*-chart.svg', '**/*.gen.svg'] }).flatMap((file) =>
      findDrawingProblems(file, readFileSync(file, 'utf8')),
    ),
    ...findSharedNumbers(texts),
  ]
}

/** Tries something with each item, and returns the messages of what fails. */
async function findProblems<Item>(items: Item[], attempt: (item: Item) => unknown): Promise<string[]> {
  const problems = items.map(async (item) => {
    try {
      await attempt(item)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  return (await Promise.all(problems)).flat()
}

function findMissingDrawings({ kind, slug, file }: Pick<Text, 'kind' | 'slug' | 'file'>): string[] {
  const needed = {
    drawing: `src/${kind}/${slug}.svg`,
    ...(kind === 'services' && { icon: `src/${kind}/${slug}-icon.svg` }),
  }
  return Object.entries(needed).flatMap(([what, drawing]) =>
    existsSync(drawing) ? [] : [`${file} has no ${what}. Save it as ${drawing}.`],
  )
}

/** Finds files that show a text which is gone. The bundler would end with a stack. */
const findLostTexts = (): string[] =>
  globSync('src/**/*.{ts,tsx}', { exclude: ['src/routes/{blog,services}/*'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'#(src\/(?:articles|services)\/[\w-]+\.mdx)\?/g)]
      .filter(([, text]) => !existsSync(text!))
      .map(([, text]) => `${file} shows ${text}, which is gone. Take it out of this page.`),
  )

/** Finds a drawing with the number of another text, of which it was copied, and callouts without their words. */
export function findWrongLabels(file: string, { number, callouts = [] }: Text['drawing'], svg: string): string[] {
  const drawn = svg.match(/id="callout-\d+"/g)?.length ?? 0
  const label = `label-${number.toLowerCase()}`
  return [
    ...(svg.includes(`id="${label}"`)
      ? []
      : [`${file}: number: The title block of the drawing has another. Draw ${number} in a group with id="${label}".`]),
    ...(callouts.length === drawn ? [] : [`${file}: callouts: The drawing has ${drawn}. Write the words of each.`]),
  ]
}

/** Elements that WebKit does not render in a drawing referenced by `<use>` (src/ui/Drawing.tsx). */
const unsupported = /<(?:clipPath|mask|linearGradient|radialGradient|pattern|filter|image|text|style)\b|url\(#/

/** Finds what a browser or the sharing picture would not show of a drawing. */
export function findDrawingProblems(file: string, svg: string): string[] {
  const [, start = ''] = /<svg\b([^>]*)>/.exec(svg) ?? []
  const [found] = unsupported.exec(svg) ?? []
  const isIcon = file.endsWith('-icon.svg')
  const size = isIcon ? '48 48' : '1200 630'
  const isSized = /^src\/(articles|services)\//.test(file)
  return [
    ...(isIcon || start.includes('id="drawing"')
      ? []
      : [`${file}: Write id="drawing" in <svg>, by which pages reference it.`]),
    ...(isSized && !start.includes(`viewBox="0 0 ${size}"`) ? [`${file}: Write viewBox="0 0 ${size}" in <svg>.`] : []),
    ...(found ? [`${file}: WebKit does not show ${found} in a drawing that a page references. Use paths.`] : []),
  ]
}

/** Finds drawings with the number of another. */
export const findSharedNumbers = (texts: (Pick<Text, 'file'> & { drawing: { number: string } })[]): string[] =>
  texts.flatMap(({ file, drawing: { number } }, index) => {
    const first = texts.slice(0, index).find(({ drawing }) => drawing.number === number)
    return first ? [`${file}: number: ${number} is the number of ${first.file}. Use one that is free.`] : []
  })

/** A row of docs/content-sources.md: what pages cite, whether somebody has read it, and when to look again. */
type Source = { claim: string; pages: string[]; isRead: boolean; due: string }

/** Parses the tables of the document: claim, pages, source, how it was checked, and the day on which to look again. */
export const parseSources = (document: string): Source[] =>
  document.split('\n').flatMap((line) => {
    const cells = line.split(/ *\| */).slice(1, -1)
    const [claim = '', pages = '', , how = '', due = ''] = cells
    if (cells.length !== 5 || claim === 'claim' || /^-+$/.test(claim)) return []
    return [{ claim, pages: pages.split(', '), isRead: !/\bknown\b/.test(how), due }]
  })

const readSources = () => parseSources(readFileSync('docs/content-sources.md', 'utf8'))

/** Finds days that are none, and an article that calls itself checked although nobody has read one of its sources. */
export function findSourceProblems(sources: Source[], articles: Pick<Text<'articles'>, 'slug' | 'file' | 'facts'>[]) {
  const wrongDays = sources
    .filter(({ due }) => due !== '' && !/^\d{4}-\d\d-\d\d$/.test(due))
    .map(({ claim, due }) => `docs/content-sources.md: "${claim}": due: Write ${due} as 2027-01-20.`)
  const unread = articles
    .filter(({ facts }) => facts.article.checked !== undefined)
    .flatMap(({ slug, file }) =>
      sources
        .filter(({ pages, isRead }) => pages.includes(slug) && !isRead)
        .map(({ claim }) => `${file}: checked: Nobody has read the source of "${claim}" (docs/content-sources.md).`),
    )
  return [...wrongDays, ...unread]
}

/** Lists the claims that are to be looked up again by a day, the earliest first. */
export const listDue = (sources: Source[], until: string): string[] =>
  sources
    .filter(({ due }) => due !== '' && due <= until)
    .toSorted((one, other) => (one.due < other.due ? -1 : 1))
    .map(({ due, claim, pages }) => `${due}  ${claim} (${pages.join(', ')})`)

if (import.meta.main) {
  const problems = await findTextProblems()
  for (const problem of problems) console.error(problem)
  for (const due of listDue(readSources(), new Date().toISOString().slice(0, 10)))
    console.warn(`Look up again, due ${due}`)
  process.exit(problems.length === 0 ? 0 : 1)
}
