import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Kind, kinds, listSlugs } from './readTexts.ts'

/** The folders in `src/routes/`, which hold nothing else. */
const folders: Record<Kind, string> = { articles: '_article/blog', services: 'services' }

/** Vite plugin: writes a route file for each text, which the router's plugin after it adds to the route tree. */
export function textRoutes(): Plugin {
  return { name: 'text-routes', config: writeRoutes }
}

function writeRoutes(): void {
  for (const { file, text } of findStaleRoutes()) {
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
}

/** Returns the route files that are missing or differ, with the text they should have; none if the text is gone. */
export const findStaleRoutes = (): { file: string; text?: string }[] => kinds.flatMap(findStaleRoutesOf)

function findStaleRoutesOf(kind: Kind): { file: string; text?: string }[] {
  const folder = `src/routes/${folders[kind]}`
  const wanted = new Map(listSlugs(kind).map((slug) => [`${folder}/${slug}.tsx`, route(kind, slug)]))
  const present = new Map(globSync(`${folder}/*.tsx`).map((file) => [file, readFileSync(file, 'utf8')]))
  return [
    ...[...wanted].flatMap(([file, text]) => (present.get(file) === text ? [] : [{ file, text }])),
    ...[...present.keys()].flatMap((file) => (wanted.has(file) ? [] : [{ file }])),
  ]
}

const route = (
  kind: Kind,
  slug: string,
) => `// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/${kind}/${slug}.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/${kind}/${slug}.mdx?component'
import staticData from '#src/${kind}/${slug}.mdx?staticData'

export const Route = createFileRoute('/${folders[kind]}/${slug}')({ staticData, component })
`
