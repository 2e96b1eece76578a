import type { Manifest } from 'vite'

const entry = 'src/start/main.tsx'

/**
 * Lists the modules that a page needs for hydration: the entry, its routes' components, and the flows that they start.
 *
 * @param manifest Vite's manifest of the client build
 * @param routeFiles source files of the page's routes, as in `src/routes/contact.tsx`
 * @returns paths relative to the site's root, the entry first
 * @throws Error if the manifest lacks a module
 */
export function listModules(manifest: Manifest, routeFiles: string[]): string[] {
  const wanted = new Set<string>()
  const want = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`Vite's manifest has no "${key}". Is it a route's source file?`)
    if (wanted.has(`/${chunk.file}`)) return
    wanted.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) want(imported)
  }
  want(entry)
  for (const file of routeFiles) {
    for (const part of ['component', 'errorComponent', 'notFoundComponent']) {
      const key = `${file}?tsr-split=${part}`
      const chunk = manifest[key]
      if (!chunk) continue
      want(key)
      // A form page imports its flow dynamically. Listing the flow here saves a round trip.
      for (const later of chunk.dynamicImports ?? []) if (later.endsWith('Flow.ts')) want(later)
    }
  }
  return [...wanted]
}
