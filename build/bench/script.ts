import type { Reading } from './results.ts'
import type { Load } from './load.ts'

/** Script of a page that nobody has touched, once it is idle: as it travelled, without headers. */
export function scriptReadings(page: string, site: Load, hasForm: boolean): Reading[] {
  const bytes = scriptsOf(site).reduce((sum, file) => sum + file.bytes, 0)
  return [
    {
      page,
      name: hasForm ? 'script before interaction, brotli' : 'script, brotli',
      unit: 'kB',
      atMost: hasForm ? 112 : 95,
      value: bytes / 1000,
    },
    {
      page,
      name: 'script asked for before the first paint',
      unit: 'ms',
      // A form's may be on their way by then (src/starter.js).
      ...(!hasForm && { atMost: 0 }),
      value: Math.max(site.firstPainted - site.firstScriptAt, 0),
    },
  ]
}

/** What a page fetched, largest first: `main-CHOXPlYE.js 88.5`. */
export function scriptList(site: Load): string {
  return scriptsOf(site)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path.replace(/^\/assets\//, '')} ${(bytes / 1000).toFixed(1)}`)
    .join(', ')
}

const scriptsOf = ({ fetched }: Load) => fetched.filter(({ isScript }) => isScript)
