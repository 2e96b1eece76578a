// npm run bench: measures the performance budgets on the built site and prints a table. It exits with 0 even if a budget
// is exceeded. Other load on the machine distorts the results.
//   npm run bench -- --page /contact     measures one page; repeatable
//   npm run bench -- --runs 3            number of rounds (default 7)
//   npm run bench -- --json FILE         writes every reading to a file
//   npm run bench -- lighthouse          runs Lighthouse on every page instead
//   npm run bench -- scale               measures the cost of 100 and 1,000 more articles instead
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureMetrics } from './site/metrics.ts'
import { measureLighthouse } from './site/lighthouse.ts'
import { builtPages, samplePages } from './site/pages.ts'
import { scale } from './site/scale.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '7' },
    json: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs "${values.runs}" is not a positive integer. Use 1 or more.`)
const [what = 'figures', ...others] = positionals
if (!['figures', 'lighthouse', 'scale'].includes(what) || others.length > 0)
  throw new Error(`"${positionals.join(' ')}" is not a benchmark. Use lighthouse, scale, or no argument.`)

if (!existsSync('dist/404.html')) await import('../scripts/build.ts')

if (what === 'scale') {
  await scale()
  process.exit()
}

const built = await builtPages()
const unknown = values.page?.filter((page) => !built.includes(page)) ?? []
if (unknown.length > 0) throw new Error(`dist/ has no page ${unknown.join(', ')}. Use one of ${built.join(' ')}`)

const measured =
  what === 'lighthouse'
    ? await measureLighthouse(values.page ?? built)
    : await measureMetrics(values.page ?? samplePages.filter((page) => built.includes(page)), runs)
console.log(measured.text)
if (values.json !== undefined) await writeFile(values.json, JSON.stringify(measured.data, null, 2))
