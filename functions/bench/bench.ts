// npm run bench:functions: what the functions hold out, by a server of its own process. It prints what it measures beside
// what must be reached, and judges nothing. Say which part: load, kill, crashes, sockets, payloads; all if nothing is said.
//   npm run bench:functions -- load --seconds 60          how long messages are sent
//   npm run bench:functions -- kill --rounds 100          how often the server is killed
//   npm run bench:functions -- crashes --points 10000     how often the disk crashes
//   npm run bench:functions -- payloads --count 1000000   how many are generated
import { parseArgs } from 'node:util'
import { lineOf, type Figure } from './figure.ts'
import { measureCrashes } from './crashes.ts'
import { measureKill } from './kill.ts'
import { measurePayloads } from './payloads.ts'
import { measureSockets } from './sockets.ts'
import { measureLoad } from './load.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '100' },
    points: { type: 'string', default: '10000' },
    count: { type: 'string', default: '1000000' },
  },
})

const parts: Record<string, () => Promise<Figure[]>> = {
  load: () => measureLoad(Number(values.seconds)),
  kill: () => measureKill(Number(values.rounds)),
  crashes: () => measureCrashes(Number(values.points)),
  sockets: () => measureSockets(Number(values.seconds)),
  payloads: () => measurePayloads(Number(values.count)),
}
const unknown = positionals.filter((part) => !Object.hasOwn(parts, part))
if (unknown.length > 0)
  throw new Error(`"${unknown.join(' ')}" cannot be measured. Say ${Object.keys(parts).join(', ')}, or nothing.`)

for (const part of positionals.length > 0 ? positionals : Object.keys(parts)) {
  console.log(`\n${part}`)
  for (const figure of await parts[part]!()) console.log(lineOf(figure))
}
process.exit()
