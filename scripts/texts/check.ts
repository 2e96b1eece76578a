// Part of npm run check: checks articles and services, their drawings and their routes.
import { drawingErrors, plates } from '#illustrations/index.ts'
import { compileText } from './plugin.ts'
import { findWrongFigures } from './figures.ts'
import { type Kind, kinds, listSlugs, readArticles, readText } from './readTexts.ts'
import { findStaleRoutes } from './routes.ts'
import { findSourceProblems, listDue, readSources } from './sources.ts'

type Plate = Pick<(typeof plates)[number], 'file' | 'number' | 'alt'>

/** Shorter texts name a drawing and do not say what it shows. */
const minAltWords = 8

/**
 * Finds what is wrong with the texts and their drawings: front matter, syntax, links, figures, drawings that are missing
 * or cannot be loaded, short alt texts, plate numbers that occur twice.
 *
 * @returns one message per problem, with the file, the field or the line, and the fix
 */
export async function findTextProblems(): Promise<string[]> {
  const texts = kinds.flatMap((kind) => listSlugs(kind).map((slug) => ({ kind, slug })))
  const compiled = (await Promise.all(texts.map(findProblems))).flat()
  if (compiled.length > 0) return compiled
  return [
    ...findSourceProblems(readSources(), readArticles()),
    ...findDrawingProblems(
      texts.map(({ kind, slug }) => `${kind}/${slug}`),
      plates,
      drawingErrors,
    ),
  ]
}

async function findProblems({ kind, slug }: { kind: Kind; slug: string }): Promise<string[]> {
  try {
    const text = readText(kind, slug)
    await compileText(text)
    return findWrongFigures(text)
  } catch (error) {
    return [(error as Error).message]
  }
}

/**
 * Finds texts without a drawing, drawings with a short alt text, and drawings with the same number.
 *
 * @param texts kind and slug, as in `articles/crm-systems`
 * @param errors of drawings that cannot be loaded, each beginning with its file
 */
export function findDrawingProblems(texts: string[], drawings: Plate[], errors: string[] = []): string[] {
  const drawn = [...drawings.map(({ file }) => file), ...errors]
  const missing = texts
    .filter((text) => !drawn.some((file) => file.startsWith(`illustrations/${text}.ts`)))
    .map((text) => `src/${text}.mdx has no drawing. Draw it in illustrations/${text}.ts.`)
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
  const stale = findStaleRoutes().map(({ file }) => `${file} is not the route of a text. Run npm run build.`)
  const problems = [...(await findTextProblems()), ...stale]
  for (const problem of problems) console.error(problem)
  const until = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  for (const due of listDue(readSources(), until)) console.warn(`Look up again by ${due}`)
  process.exit(problems.length === 0 ? 0 : 1)
}
