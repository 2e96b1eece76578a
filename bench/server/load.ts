import autocannon from 'autocannon'
import { createCall } from './createCall.ts'
import type { Figure } from './figure.ts'
import { startPostgres } from '../../tests/fixtures/postgres.ts'
import { createEmptyFolder, startServer, stopServer, type BenchServer } from './startServer.ts'

/**
 * Measures throughput and latency: sends messages over 100 connections without a pause, each with a new key. The worker
 * delivers meanwhile.
 *
 * @param seconds duration after a warm-up of 5 s
 */
export async function measureLoad(seconds: number): Promise<Figure[]> {
  const figures = await measure(await startServer(await createEmptyFolder('load')), seconds)
  return figures({ name: 'SQLite', atLeast: 6_000, p99: 30 })
}

/** Measures the same on PostgreSQL. */
export async function measureLoadPostgres(seconds: number): Promise<Figure[]> {
  await using postgres = await startPostgres({ isDurable: true })
  const { url } = await postgres.database()
  const server = await startServer(await createEmptyFolder('load-postgres'), { DATABASE_URL: url })
  const figures = await measure(server, seconds)
  return figures({ name: 'PostgreSQL', atLeast: 2_500 })
}

async function measure(server: BenchServer, seconds: number) {
  await run(server.url, 5)
  const { latency, requests, non2xx, errors, timeouts, duration, ...result } = await run(server.url, seconds)
  await stopServer(server, 'SIGTERM')
  return ({ name, atLeast, p99 }: { name: string; atLeast: number; p99?: number }): Figure[] => [
    { name: `${name}: accepted POST/s over 100 connections`, value: result['2xx'] / duration, atLeast },
    { name: 'in the slowest second', value: requests.min },
    { name: 'p50, ms', value: latency.p50 },
    { name: 'p99, ms', value: latency.p99, ...(p99 !== undefined && { atMost: p99 }) },
    { name: 'slowest, ms', value: latency.max },
    { name: 'answers but 2xx, errors, timeouts', value: non2xx + errors + timeouts, atMost: 0 },
  ]
}

const run = (url: string, duration: number) =>
  autocannon({
    url,
    connections: 100,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, ...createCall() }) }],
  })
