import { sendContinuously } from './sendContinuously.ts'
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
  await sendContinuously(server.url, { connections: 100, seconds: 5 })
  const { statuses, slowestSecond, latency } = await sendContinuously(server.url, { connections: 100, seconds })
  await stopServer(server, 'SIGTERM')
  const accepted = statuses.get(200) ?? 0
  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  return ({ name, atLeast, p99 }: { name: string; atLeast: number; p99?: number }): Figure[] => [
    { name: `${name}: accepted POST/s over 100 connections`, value: accepted / seconds, atLeast },
    { name: 'in the slowest second', value: slowestSecond },
    { name: 'p50, ms', value: latency.p50 },
    { name: 'p99, ms', value: latency.p99, ...(p99 !== undefined && { atMost: p99 }) },
    { name: 'slowest, ms', value: latency.max },
    { name: 'answers but 200', value: answers - accepted, atMost: 0 },
  ]
}
