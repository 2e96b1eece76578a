import { plates } from '#illustrations/index.ts'
import { compileArticle } from './plugin.ts'
import { findWrongFigures } from './figures.ts'
import { listSlugs, readArticle } from './readArticles.ts'

type Plate = Pick<(typeof plates)[number], 'file' | 'number'>

/**
 * Finds what is wrong with the articles and their drawings: front matter, syntax, links, figures, missing drawings, plate
 * numbers that occur twice.
 *
 * @returns one message per problem, with the file, the field or the line, and the fix
 */
export async function findArticleProblems(): Promise<string[]> {
  const slugs = listSlugs()
  const compiled = await Promise.all(slugs.map(findTextProblems))
  return [...compiled.flat(), ...findDrawingProblems(slugs, plates)]
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

/** Finds articles without a drawing, and drawings with the same number. */
export function findDrawingProblems(slugs: string[], drawings: Plate[]): string[] {
  const drawn = new Set(drawings.map(({ file }) => file))
  const missing = slugs
    .filter((slug) => !drawn.has(`illustrations/articles/${slug}.ts`))
    .map((slug) => `src/articles/${slug}.mdx has no drawing. Draw it in illustrations/articles/${slug}.ts.`)
  const taken = drawings.flatMap(({ file, number }, index) => {
    const first = drawings.slice(0, index).find((other) => other.number === number)
    return first ? [`${file}: number: ${number} is the number of ${first.file}. Use one that is free.`] : []
  })
  return [...missing, ...taken]
}
