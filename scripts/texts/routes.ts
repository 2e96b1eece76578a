import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { type Kind, kinds, listSlugs } from './readTexts.ts'

/** The folders in `src/routes/`, which hold nothing else. */
const folders: Record<Kind, string> = { articles: 'blog', services: 'services' }

/** Vite plugin: writes a route file for each text, which the router's plugin after it adds to the route tree. */
export const textRoutes = (): Plugin => ({ name: 'text-routes', config: writeRoutes })

/** Writes the route files that are missing or differ, and removes those whose text is gone. Git ignores them. */
export function writeRoutes(): void {
  // Where those of articles were before November 28, 2026. Git ignores them, so a copy that was updated has them still.
  rmSync('src/routes/_article', { recursive: true, force: true })
  for (const kind of kinds) {
    const folder = `src/routes/${folders[kind]}`
    const slugs = listSlugs(kind)
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder)) if (!slugs.includes(basename(name, '.tsx'))) rmSync(`${folder}/${name}`)
    for (const slug of slugs) {
      const [file, text] = [`${folder}/${slug}.tsx`, route(kind, slug)]
      // A file that is written again would reload the page in development.
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
    }
  }
}

const route = (
  kind: Kind,
  slug: string,
) => `// Build, checks and Storybook write this file (scripts/texts/routes.ts). Edit src/${kind}/${slug}.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/${kind}/${slug}.mdx?component'
import staticData from '#src/${kind}/${slug}.mdx?staticData'

export const Route = createFileRoute('/${folders[kind]}/${slug}')({ staticData, component })
`
