// npm run bench:functions: what the functions hold out, by a server of its own process. It prints what it measures beside
// what must be reached, and judges nothing. Say which part: load, kill, crashes, sockets, payloads; all if nothing is said.
//   npm run bench:functions -- load --seconds 60
import { parseArgs } from 'node:util'
import { lineOf, type Figure } from './figure.ts'
import { measureLoad } from './load.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
  },
})

const parts: Record<string, () => Promise<Figure[]>> = {
  load: () => measureLoad(Number(values.seconds)),
}
const unknown = positionals.filter((part) => !Object.hasOwn(parts, part))
if (unknown.length > 0)
  throw new Error(`"${unknown.join(' ')}" cannot be measured. Say ${Object.keys(parts).join(', ')}, or nothing.`)

for (const part of positionals.length > 0 ? positionals : Object.keys(parts)) {
  console.log(`\n${part}`)
  for (const figure of await parts[part]!()) console.log(lineOf(figure))
}
process.exit()
