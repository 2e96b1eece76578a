import { globSync } from 'node:fs'
import { hero } from './hero.ts'
import { sprite } from './icons.ts'
import type { Plate } from './kit/index.ts'

/** An illustration as pages reference it: path, alt text, and size in pixels. */
export type IllustrationFile = { src: string; alt: string; width: number; height: number }

/** What is wrong with drawings that cannot be loaded or shown, one line each. `npm run check` and `npm run build` name them. */
export const drawingErrors: string[] = []

/** The drawing of each service, article and form page: its source file, and the name by which pages import it, which is the slug. */
export const plates: (Plate & { file: string })[] = (
  await Promise.all(
    globSync('{articles,pages,services}/*.ts', { cwd: import.meta.dirname })
      .toSorted()
      .map(load),
  )
).filter((plate) => plate !== undefined)

// A mistake in one drawing would otherwise end every command that reads the folder, with the stack of the module loader.
async function load(path: string): Promise<(Plate & { file: string }) | undefined> {
  const file = `illustrations/${path}`
  try {
    const drawing = (await import(new URL(path, import.meta.url).href)) as { default: Plate }
    return { ...drawing.default, name: path.replace(/^.*\/|\.ts$/g, ''), file }
  } catch (error) {
    drawingErrors.push(`${file}: ${(error as Error).message}`)
    return undefined
  }
}

/** Every illustration as a complete SVG document, by file name. */
export const illustrations: Record<string, string> = {
  'hero.svg': hero,
  'icons.svg': sprite(),
  ...Object.fromEntries(plates.map(({ name, svg }) => [`${name}.svg`, svg])),
}

// Elements that WebKit does not render in an illustration referenced by `<use>` (src/site/Drawing.tsx).
const unsupported = /<(?:clipPath|mask|linearGradient|radialGradient|pattern|filter)\b|url\(#/

for (const [name, svg] of Object.entries(illustrations)) {
  const [found] = unsupported.exec(svg) ?? []
  const { file } = plates.find((plate) => `${plate.name}.svg` === name) ?? { file: name }
  if (found) drawingErrors.push(`${file}: WebKit ignores ${found} in a drawing that a page references.`)
}
