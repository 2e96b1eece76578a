// What `npx vitest` finds at the root: `npx vitest run src/form`, `npx vitest --project node`.
import './server/requireNode24.cjs'

// Node itself imports the projects. Vite would bundle them with this file, and an older Node fails before the version
// is compared.
const file = new URL('tests/vitest.config.ts', import.meta.url).href
const projects = (await import(file)) as typeof import('./tests/vitest.config.ts')

export default projects.default
