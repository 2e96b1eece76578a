import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { type Article, listSlugs, readArticle } from './readTexts.ts'
import { toComponents, toRendered } from './syntax.ts'

/**
 * Vite plugin: `src/articles/crm-systems.mdx?component` is the article as a component, `?staticData` its facts for the
 * route. They are two modules, because every page loads the facts and only one the text.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    load: {
      filter: { id: /\/src\/articles\/[\w-]+\.mdx\?(component|staticData)$/ },
      handler(id) {
        const [path = '', part] = id.split('?')
        const article = readArticle(basename(path, '.mdx'))
        this.addWatchFile(path)
        return part === 'component' ? compileArticle(article) : `export default ${JSON.stringify(article.facts)}`
      },
    },
  }
}

/**
 * Compiles an article to JavaScript.
 *
 * @throws Error that names file and line, if a link leads nowhere or the syntax is wrong
 */
export async function compileArticle(article: Article): Promise<string> {
  try {
    const compiled = await compile(
      { path: article.file, value: article.source },
      {
        remarkPlugins: [remarkFrontmatter, [remarkGfm, { singleTilde: false }], toComponents(article, listPages())],
        rehypePlugins: [toRendered],
      },
    )
    return String(compiled)
  } catch (error) {
    const { line, reason = String(error) } = error as { line?: number; reason?: string }
    throw new Error(`${article.file}${line ? `:${line}` : ''}: ${reason}`, { cause: error })
  }
}

/** Lists the paths of all pages: one for each article and for each other route. */
function listPages(): Set<string> {
  const routes = globSync('src/routes/{*,services/*}.tsx', { exclude: ['**/*.test.tsx', '**/_*'] })
  return new Set([
    ...routes.map((file) => file.replace(/^src\/routes|(index)?\.tsx$/g, '')),
    ...listSlugs().map((slug) => `/blog/${slug}`),
  ])
}
