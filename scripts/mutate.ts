// npm run mutate -- machines (or src, or server): changes the code of a folder in small ways, one at a time, and lists the
// changes that no test of that folder notices. Only its own tests run, because most mutants of a machine are evaluated when
// its module loads, and Stryker runs every test for such a mutant.
import { Stryker } from '@stryker-mutator/core'
import config from '../stryker.config.json' with { type: 'json' }

const [folder = 'machines', ...patterns] = process.argv.slice(2)
// For vitest.mutate.config.ts.
process.env['MUTATED'] = folder
const mutate = patterns.length > 0 ? patterns : config.mutate.filter((pattern) => pattern.startsWith(`${folder}/`))
await new Stryker({ mutate }).runMutationTest()
