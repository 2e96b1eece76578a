// npm run bench: measures what must be reached (design.md) on the built site and prints it as one table. It judges
// nothing: whatever it finds, it ends with 0. The processor should have nothing else to do meanwhile.
//   npm run bench -- --page /contact     one page only; may be given several times
//   npm run bench -- --runs 3            rounds, 7 if nothing is said
//   npm run bench -- --json FILE         keeps every reading
//   npm run bench -- lighthouse          Lighthouse over every page instead
//   npm run bench -- scale               what 100 and 1,000 more articles cost instead
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureFigures } from './figures.ts'
import { measureLighthouse } from './lighthouse.ts'
import { builtPages, usualPages } from './pages.ts'
import { scale } from './scale.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '7' },
    json: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs "${values.runs}" is no count. Use 1 or more.`)
const [what = 'figures', ...others] = positionals
if (!['figures', 'lighthouse', 'scale'].includes(what) || others.length > 0)
  throw new Error(`"${positionals.join(' ')}" cannot be measured. Say lighthouse, scale, or nothing for the figures.`)

if (!existsSync('dist/404.html')) await import('../site.ts')

if (what === 'scale') {
  await scale()
  process.exit()
}

const built = await builtPages()
const unknown = values.page?.filter((page) => !built.includes(page)) ?? []
if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')} in dist/. Built are ${built.join(' ')}`)

const measured =
  what === 'lighthouse'
    ? await measureLighthouse(values.page ?? built)
    : await measureFigures(values.page ?? usualPages.filter((page) => built.includes(page)), runs)
console.log(measured.text)
if (values.json !== undefined) await writeFile(values.json, JSON.stringify(measured.data, null, 2))
