// Part of npm run check: checks articles, their drawings and their routes.
import { drawingErrors, plates } from '#illustrations/index.ts'
import { compileArticle } from './plugin.ts'
import { findWrongFigures } from './figures.ts'
import { listSlugs, readArticle } from './readTexts.ts'
import { findStaleRoutes } from './routes.ts'

type Plate = Pick<(typeof plates)[number], 'file' | 'number' | 'alt'>

/** Shorter texts name a drawing and do not say what it shows. */
const minAltWords = 8

/**
 * Finds what is wrong with the articles and their drawings: front matter, syntax, links, figures, drawings that are missing
 * or cannot be loaded, short alt texts, plate numbers that occur twice.
 *
 * @returns one message per problem, with the file, the field or the line, and the fix
 */
export async function findArticleProblems(): Promise<string[]> {
  const slugs = listSlugs()
  const compiled = await Promise.all(slugs.map(findTextProblems))
  return [...compiled.flat(), ...findDrawingProblems(slugs, plates, drawingErrors)]
}

async function findTextProblems(slug: string): Promise<string[]> {
  try {
    const article = readArticle(slug)
    await compileArticle(article)
    return findWrongFigures(article)
  } catch (error) {
    return [(error as Error).message]
  }
}

/**
 * Finds articles without a drawing, drawings with a short alt text, and drawings with the same number.
 *
 * @param errors of drawings that cannot be loaded, each beginning with its file
 */
export function findDrawingProblems(slugs: string[], drawings: Plate[], errors: string[] = []): string[] {
  const drawn = [...drawings.map(({ file }) => file), ...errors]
  const missing = slugs
    .filter((slug) => !drawn.some((file) => file.startsWith(`illustrations/articles/${slug}.ts`)))
    .map((slug) => `src/articles/${slug}.mdx has no drawing. Draw it in illustrations/articles/${slug}.ts.`)
  const short = drawings
    .filter(({ alt }) => alt.split(' ').length < minAltWords)
    .map(({ file }) => `${file}: alt: Say in at least ${minAltWords} words what the drawing shows.`)
  const taken = drawings.flatMap(({ file, number }, index) => {
    const first = drawings.slice(0, index).find((other) => other.number === number)
    return first ? [`${file}: number: ${number} is the number of ${first.file}. Use one that is free.`] : []
  })
  return [...errors, ...missing, ...short, ...taken]
}

if (import.meta.main) {
  const stale = findStaleRoutes().map(({ file }) => `${file} is not the route of an article. Run npm run build.`)
  const problems = [...(await findArticleProblems()), ...stale]
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
