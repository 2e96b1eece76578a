// npm run check: everything that needs no browser and no build. Each check counts as one test.
import { run } from './run.ts'

const checks: Record<string, string[]> = {
  types: ['tsc', '--noEmit'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  format: ['oxfmt', '--check', '.'],
  unused: ['knip', '--no-progress'],
}

let failed = 0
for (const [name, command] of Object.entries(checks)) {
  const { code } = await run(command)
  if (code !== 0) {
    failed += 1
    console.error(`check ${name} failed: ${command.join(' ')}`)
  }
}
console.log(`Checks: ${Object.keys(checks).length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
