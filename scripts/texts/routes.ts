import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { listSlugs } from './readTexts.ts'

const folder = 'src/routes/_article/blog'

/** Vite plugin: writes a route file for each article, which the router's plugin after it adds to the route tree. */
export function articleRoutes(): Plugin {
  return { name: 'article-routes', config: writeRoutes }
}

function writeRoutes(): void {
  for (const { file, text } of findStaleRoutes()) {
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
}

/** Returns the route files that are missing or differ, with the text they should have; none if the article is gone. */
export function findStaleRoutes(): { file: string; text?: string }[] {
  const wanted = new Map(listSlugs().map((slug) => [`${folder}/${slug}.tsx`, route(slug)]))
  const present = new Map(globSync(`${folder}/*.tsx`).map((file) => [file, readFileSync(file, 'utf8')]))
  return [
    ...[...wanted].flatMap(([file, text]) => (present.get(file) === text ? [] : [{ file, text }])),
    ...[...present.keys()].flatMap((file) => (wanted.has(file) ? [] : [{ file }])),
  ]
}

const route = (
  slug: string,
) => `// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/${slug}.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/${slug}.mdx?component'
import staticData from '#src/articles/${slug}.mdx?staticData'

export const Route = createFileRoute('/_article/blog/${slug}')({ staticData, component })
`
