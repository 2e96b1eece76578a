import { readFile } from 'node:fs/promises'
import { fontFaces } from '#scripts/fontFaces.ts'

// The name in the sidebar (theme.ts), like the one in the site's header.
const brand = `
.brand { display: flex; gap: var(--space-3); align-items: center; font-size: 1.125rem; font-weight: 800; }
.brand img { inline-size: 1.75rem; }
`

/** Returns the styles that Storybook's own interface takes from the site: tokens and typeface. */
export async function managerStyles(): Promise<string> {
  const tokens = await readFile('src/styles/tokens.css', 'utf8')
  // main.ts serves src/fonts at `fonts`.
  return `<style>${tokens}${fontFaces.replaceAll('../fonts/', './fonts/')}${brand}</style>`
}
