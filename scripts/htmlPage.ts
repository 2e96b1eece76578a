import { createHash } from 'node:crypto'

/** A file that a page references: its path and its subresource integrity. */
export type NamedFile = { href: string; integrity: string }

/** Parts that every page gets in addition to its markup. */
export type PageParts = { styles: string; bootstrap: string }

/**
 * Returns what every page has at the end of its head: the modules in links that the bootstrap script turns into preloads,
 * the styles, and that script.
 *
 * @param modules modules of the page, the entry first
 */
export function pageHead(modules: NamedFile[], { styles, bootstrap }: PageParts): string {
  const links = modules.map(
    ({ href, integrity }) => `<link rel="deferred-module" href="${href}" data-integrity="${integrity}" crossorigin="">`,
  )
  return `${links.join('')}<style>${styles}</style><script>${bootstrap}</script>`
}

/**
 * Completes a rendered page.
 *
 * @param html the page rendered by React
 * @param head see {@link pageHead}
 * @throws Error if the page has no head
 */
export function completePage(html: string, head: string): string {
  if (!html.includes('</head>'))
    throw new Error('A page rendered without a head. Check Document in src/routes/__root.tsx.')
  return html.replace('</head>', () => `${head}</head>`)
}

/** Returns the Content-Security-Policy source of an inline block. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
