import type { Reading } from './results.ts'
import type { Load } from './loadPage.ts'

/** Returns the compressed script size of an idle page without interaction, excluding headers. */
export function scriptReadings(page: string, site: Load, hasForm: boolean): Reading[] {
  const bytes = filterScripts(site).reduce((sum, file) => sum + file.bytes, 0)
  return [
    {
      page,
      name: hasForm ? 'script before interaction, brotli' : 'script, brotli',
      unit: 'kB',
      limit: hasForm ? 112 : 95,
      value: bytes / 1000,
    },
    {
      page,
      name: 'script asked for before the first paint',
      unit: 'ms',
      // A form's scripts start before the first paint (src/bootstrap.ts).
      ...(!hasForm && { limit: 0 }),
      value: Math.max(site.firstPainted - site.firstScriptAt, 0),
    },
  ]
}

/** Lists the scripts of a page in kB, largest first: `main-CHOXPlYE.js 88.5`. */
export function scriptList(site: Load): string {
  return filterScripts(site)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path.replace(/^\/assets\//, '')} ${(bytes / 1000).toFixed(1)}`)
    .join(', ')
}

const filterScripts = ({ fetched }: Load) => fetched.filter(({ isScript }) => isScript)
