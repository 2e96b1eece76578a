import { hash } from 'node:crypto'
import { build, type Manifest, type Rolldown } from 'vite'

/** Parts that every page gets in addition to its markup. `failures` is empty if browsers report none. */
export type PageParts = { styles: string; bootstrap: string; failures: string }

/**
 * Returns what every page has at the end of its head: the modules in links that the bootstrap script turns into preloads,
 * the styles, and that script.
 *
 * @param modules paths of the page's modules, the entry first
 */
export function pageHead(modules: string[], { styles, bootstrap }: PageParts): string {
  const links = modules.map((href) => `<link rel="deferred-module" href="${href}" crossorigin="">`)
  return `${links.join('')}<style>${styles}</style><script>${bootstrap}</script>`
}

/** Returns what every page has at the end of its body, because its text does not need it: the script that reports failures. */
export function pageEnd({ failures }: PageParts): string {
  return failures && `<script>${failures}</script>`
}

/**
 * Completes a rendered page.
 *
 * @param html the page rendered by React
 * @param head see {@link pageHead}
 * @param end see {@link pageEnd}
 * @throws Error if the page has no head or body
 */
export function completePage(html: string, head: string, end: string): string {
  if (!html.includes('</head>') || !html.includes('</body>'))
    throw new Error('A page rendered without a head or a body. Check Document in src/routes/__root.tsx.')
  return html.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${end}</body>`)
}

/** Returns the Content-Security-Policy source of an inline block. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/**
 * Bundles and minifies an inline script.
 *
 * @param entry its file, as in `src/start/bootstrap.ts`
 * @param failuresUrl where pages report failures, for the script that reports them
 */
export async function bundleInline(entry: string, failuresUrl = ''): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __FAILURES_URL__: JSON.stringify(failuresUrl) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'page' },
      reportCompressedSize: false,
    },
  })) as Rolldown.RolldownOutput[]
  return bundle!.output[0].code.trim()
}

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
  want('src/main.tsx')
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
