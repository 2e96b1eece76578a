import { createHash } from 'node:crypto'

/** A file as a page names it: its address, and what it must be (subresource integrity). */
export type NamedFile = { href: string; integrity: string }

/** What every page gets beside its own markup. */
export type PageParts = { styles: string; starter: string; font: NamedFile }

/**
 * Completes a rendered page: styles and the starter in its head, its typeface and its modules named for the starter
 * in inert markup, those of a form as urgent.
 *
 * @param html the page as React rendered it
 * @param modules the page's modules, the entry first
 */
export function completePage(html: string, modules: NamedFile[], { styles, starter, font }: PageParts): string {
  const urgent = html.includes('<form') ? ' data-urgent' : ''
  const head =
    `<meta name="typeface" content="${font.href}">` +
    `<meta name="modules" content="${modules.map(({ href }) => href).join(' ')}"${urgent}>` +
    `<meta name="integrity" content="${[font, ...modules].map(({ integrity }) => integrity).join(' ')}">` +
    `<style>${styles}</style><script>${starter}</script>`
  if (!html.includes('</head>'))
    throw new Error('A page was rendered without a head. Look at Document in src/routes/__root.tsx.')
  return html.replace('</head>', () => `${head}</head>`)
}

/** A Content-Security-Policy source for an inline block. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
