// npm run bench: measures the built site on cold browsers against its plain twin and prints a table. It takes 10 minutes
// at most and exits with 0 even if a goal is missed. docs/performance.md explains the figures.
//   npm run bench -- loads taps          measures only these: loads, taps, forms, visit, memory
//   npm run bench -- --rounds 5          number of rounds (default 3)
//   npm run bench -- --other FOLDER      measures another built site (../old/dist) in the same rounds, and prints the ratios
//   npm run bench -- --json FILE         writes every reading to a file
//   npm run bench -- lighthouse          runs Lighthouse on every page instead
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#scripts/freshBuild.ts'
import { measureLighthouse } from './site/lighthouse.ts'
import { measureSite, parts } from './site/measure.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    other: { type: 'string' },
    json: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds "${values.rounds}" is not a positive integer. Use 1 or more.`)
const [what] = positionals
if (what === 'lighthouse' ? positionals.length > 1 : positionals.some((part) => !parts.includes(part)))
  throw new Error(`"${positionals.join(' ')}" is not a benchmark. Use lighthouse, or any of ${parts.join(', ')}.`)

await buildIfStale()

const measured =
  what === 'lighthouse'
    ? await measureLighthouse()
    : await measureSite(positionals.length > 0 ? positionals : parts, rounds, values.other)
console.log(measured.text)
if (values.json !== undefined) await writeFile(values.json, JSON.stringify(measured.data, null, 2))
