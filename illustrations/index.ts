import { globSync } from 'node:fs'
import { hero } from './hero.ts'
import { sprite } from './icons.ts'
import type { Plate } from './kit/index.ts'

/** An illustration as pages reference it: path, alt text, and size in pixels. */
export type IllustrationFile = { src: string; alt: string; width: number; height: number }

/** The drawing of each service, article and form page: its source file, and the name by which pages import it, which is the slug. */
export const plates: (Plate & { file: string })[] = await Promise.all(
  globSync('{articles,pages,services}/*.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(async (path) => {
      const drawing = (await import(new URL(path, import.meta.url).href)) as { default: Plate }
      return { ...drawing.default, name: path.replace(/^.*\/|\.ts$/g, ''), file: `illustrations/${path}` }
    }),
)

/** Every illustration as a complete SVG document, by file name. */
export const illustrations: Record<string, string> = {
  'hero.svg': hero,
  'icons.svg': sprite(),
  ...Object.fromEntries(plates.map(({ name, svg }) => [`${name}.svg`, svg])),
}
