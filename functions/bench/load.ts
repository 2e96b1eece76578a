import { Agent } from 'node:http'
import autocannon from 'autocannon'
import { callOf } from './call.ts'
import type { Figure } from './figure.ts'
import { percentile, send } from './send.ts'
import { emptyFolder, end, startServer } from './server.ts'

const connections = 100
// A third more than what must be reached.
const rate = 4_000

/**
 * Sends messages over 100 connections, each with a key of its own, while the worker delivers: at a steady rate, whose
 * answers are timed from the moment at which each should have been sent, and as fast as they go.
 *
 * @param seconds how long at the steady rate
 */
export async function measureLoad(seconds: number): Promise<Figure[]> {
  const server = await startServer(await emptyFolder('load'))
  await steadily(server.url, 5)
  const { statuses, times, duration } = await steadily(server.url, seconds)
  const fast = await autocannon({
    url: server.url,
    connections,
    duration: 10,
    requests: [{ setupRequest: (request) => ({ ...request, ...callOf() }) }],
  })
  await end(server, 'SIGTERM')
  const accepted = statuses.filter((status) => status === 200).length
  const others = statuses.length - accepted + fast.non2xx + fast.errors + fast.timeouts
  return [
    { name: `accepted POST/s where ${rate} are sent`, value: accepted / duration, atLeast: 3_000 },
    { name: 'p50 of these, ms', value: percentile(times, 50) },
    { name: 'p99 of these, ms', value: percentile(times, 99), atMost: 25 },
    { name: 'slowest of these, ms', value: percentile(times, 100) },
    { name: 'accepted POST/s at most', value: fast['2xx'] / fast.duration, atLeast: 3_000 },
    { name: 'p99 of these, ms', value: fast.latency.p99 },
    { name: 'answers but 200, errors, timeouts', value: others, atMost: 0 },
  ]
}

/** Sends at the rate, whatever the answers take. */
async function steadily(url: string, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses: (number | undefined)[] = []
  const times: number[] = []
  const sending: Promise<void>[] = []
  const start = performance.now()
  while (sending.length < seconds * rate) {
    const due = Math.min(((performance.now() - start) / 1000) * rate, seconds * rate)
    while (sending.length < due) {
      const planned = start + (sending.length / rate) * 1000
      const sent = send(url, agent).then((status) => {
        statuses.push(status)
        times.push(performance.now() - planned)
      })
      sending.push(sent)
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(sending)
  agent.destroy()
  return { statuses, times, duration: (performance.now() - start) / 1000 }
}
