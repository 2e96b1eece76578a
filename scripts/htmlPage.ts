import { createHash } from 'node:crypto'

/** A file that a page references: its path and its subresource integrity. */
export type NamedFile = { href: string; integrity: string }

/** Parts that every page gets in addition to its markup. */
export type PageParts = { styles: string; bootstrap: string; font: NamedFile }

/**
 * Completes a rendered page. Inlines styles and the bootstrap script into its head, and lists font and modules in `meta`
 * tags for that script.
 *
 * @param html the page rendered by React
 * @param modules modules of the page, the entry first
 * @throws Error if the page has no head
 */
export function completePage(html: string, modules: NamedFile[], { styles, bootstrap, font }: PageParts): string {
  const head =
    `<meta name="typeface" content="${font.href}">` +
    `<meta name="modules" content="${modules.map(({ href }) => href).join(' ')}">` +
    `<meta name="integrity" content="${[font, ...modules].map(({ integrity }) => integrity).join(' ')}">` +
    `<style>${styles}</style><script>${bootstrap}</script>`
  if (!html.includes('</head>'))
    throw new Error('A page rendered without a head. Check Document in src/routes/__root.tsx.')
  return html.replace('</head>', () => `${head}</head>`)
}

/** Returns the Content-Security-Policy source of an inline block. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
