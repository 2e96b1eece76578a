// npm run check: runs every check that needs no browser and no build. Each check counts as one test.
import { run } from './run.ts'
import { writeRoutes } from './texts/routes.ts'

const checks: Record<string, string[]> = {
  types: ['tsc', '--noEmit'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  format: ['oxfmt', '--check', '.'],
  unused: ['knip', '--no-progress'],
  dependencies: ['node', 'scripts/dependencies.ts'],
  texts: ['node', 'scripts/texts/check.ts'],
}

// The route tree imports them.
writeRoutes()
// Runs all checks in parallel, because each uses one core for most of its time.
const codes = await Promise.all(Object.values(checks).map(async (command) => (await run(command)).code))
let failed = 0
for (const [index, [name, command]] of Object.entries(checks).entries()) {
  if (codes[index] === 0) continue
  failed += 1
  console.error(`check ${name} failed: ${command.join(' ')}`)
}
console.log(`Checks: ${Object.keys(checks).length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
