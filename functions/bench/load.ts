import autocannon from 'autocannon'
import { callOf } from './call.ts'
import { emptyFolder, end, startServer } from './server.ts'
import type { Figure } from './figure.ts'

/**
 * Sends messages over 100 connections, each with a key of its own, while the worker delivers.
 *
 * @param seconds how long
 */
export async function measureLoad(seconds: number): Promise<Figure[]> {
  const server = await startServer(await emptyFolder('load'))
  await run(server.url, 3)
  const result = await run(server.url, seconds)
  await end(server, 'SIGTERM')
  const { latency, requests, non2xx, errors, timeouts } = result
  return [
    { name: 'accepted POST/s, 100 connections', value: result['2xx'] / result.duration, atLeast: 3_000 },
    { name: 'p50, ms', value: latency.p50 },
    { name: 'p99, ms', value: latency.p99, atMost: 25 },
    { name: 'slowest, ms', value: latency.max },
    { name: 'slowest second, POST/s', value: requests.min },
    { name: 'answers but 2xx, errors, timeouts', value: non2xx + errors + timeouts, atMost: 0 },
  ]
}

const run = (url: string, duration: number) =>
  autocannon({
    url,
    connections: 100,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, ...callOf() }) }],
  })
