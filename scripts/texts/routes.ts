// Writes what others read of the texts: a route file for each, and the icons of the services. Git ignores both.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { type Kind, kinds, listSlugs } from './readTexts.ts'

/** The folders in `src/routes/`, which hold nothing else. */
const folders: Record<Kind, string> = { articles: 'blog', services: 'services' }

/**
 * Vite plugin: writes a route file for each text, which the router's plugin after it adds to the route tree. In development it
 * writes them again when a text or an icon is added, changed or removed.
 */
export const textRoutes = (): Plugin => ({
  name: 'text-routes',
  config: writeRoutes,
  configureServer({ watcher }) {
    watcher.on('all', (_, file) => {
      if (/[\\/]src[\\/](articles|services)[\\/]/.test(file)) writeRoutes()
    })
  },
})

/** Writes the files that are missing or differ, and removes the routes whose text is gone. */
export function writeRoutes(): void {
  for (const kind of kinds) {
    const folder = `src/routes/${folders[kind]}`
    const slugs = listSlugs(kind)
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder)) if (!slugs.includes(basename(name, '.tsx'))) rmSync(`${folder}/${name}`)
    for (const slug of slugs) writeIfChanged(`${folder}/${slug}.tsx`, route(kind, slug))
  }
  writeIfChanged('src/ui/serviceIcons.gen.svg', serviceIcons())
}

/** Writes a file. One that is written again would reload the page in development. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
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

/** Returns the icons of all services in one file, which a page requests once. */
function serviceIcons(): string {
  const icons = listSlugs('services')
    .map((slug) => ({ slug, file: `src/services/${slug}-icon.svg` }))
    // The check of the texts names the service that has none.
    .filter(({ file }) => existsSync(file))
    .map(({ slug, file }) =>
      readFileSync(file, 'utf8').replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg id="${slug}"`),
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">\n${icons.join('')}</svg>\n`
}
