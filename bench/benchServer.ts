// npm run bench:functions: measures the server, which runs in a process of its own, and compares the results with targets.
// Parts: load, kill, sockets, store, payloads. All run if none is named.
//   npm run bench:functions -- load --seconds 60          duration of load and sockets
//   npm run bench:functions -- kill --rounds 100          kills of a server on SQLite; half as many of one of two servers on PostgreSQL, a tenth of PostgreSQL
//   npm run bench:functions -- payloads --count 1000000   number of generated payloads
//   npm run bench:functions -- store --count 1000000      number of stored messages
import { parseArgs } from 'node:util'
import { formatFigure, type Figure } from './server/figure.ts'
import { measureKill } from './server/kill.ts'
import { measureKillPostgres } from './server/killPostgres.ts'
import { measurePayloads } from './server/payloads.ts'
import { measureStore } from './server/store.ts'
import { measureSockets } from './server/sockets.ts'
import { measureLoad, measureLoadPostgres } from './server/load.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '100' },
    count: { type: 'string', default: '1000000' },
  },
})

const parts: Record<string, () => Promise<Figure[]>> = {
  load: async () => [
    ...(await measureLoad(Number(values.seconds))),
    ...(await measureLoadPostgres(Number(values.seconds))),
  ],
  kill: async () => [
    ...(await measureKill(Number(values.rounds))),
    ...(await measureKillPostgres('server', Math.ceil(Number(values.rounds) / 2))),
    ...(await measureKillPostgres('database', Math.ceil(Number(values.rounds) / 10))),
  ],
  sockets: () => measureSockets(Number(values.seconds)),
  store: () => measureStore(Number(values.count)),
  payloads: () => measurePayloads(Number(values.count)),
}
const unknown = positionals.filter((part) => !Object.hasOwn(parts, part))
if (unknown.length > 0)
  throw new Error(
    `"${unknown.join(' ')}" is not a part. Parts: ${Object.keys(parts).join(', ')}; all if none is named.`,
  )

for (const part of positionals.length > 0 ? positionals : Object.keys(parts)) {
  console.log(`\n${part}`)
  for (const figure of await parts[part]!()) console.log(formatFigure(figure))
}
process.exit()
