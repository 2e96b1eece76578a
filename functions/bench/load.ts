import autocannon from 'autocannon'
import { callOf } from './call.ts'
import type { Figure } from './figure.ts'
import { emptyFolder, end, startServer } from './server.ts'

/**
 * Sends messages over 100 connections as fast as they are answered, each with a key of its own, while the worker delivers.
 *
 * @param seconds how long, after a few to warm up
 */
export async function measureLoad(seconds: number): Promise<Figure[]> {
  const server = await startServer(await emptyFolder('load'))
  await run(server.url, 5)
  const { latency, requests, non2xx, errors, timeouts, duration, ...result } = await run(server.url, seconds)
  await end(server, 'SIGTERM')
  return [
    { name: 'accepted POST/s over 100 connections', value: result['2xx'] / duration, atLeast: 3_000 },
    { name: 'in the slowest second', value: requests.min },
    { name: 'p50, ms', value: latency.p50 },
    { name: 'p99, ms', value: latency.p99, atMost: 25 },
    { name: 'slowest, ms', value: latency.max },
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
