import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { runSql, startPostgres } from '../../tests/fixtures/postgres.ts'
import type { Figure } from './figure.ts'
import { sendMessage } from './sendMessage.ts'
import { createEmptyFolder, startServer, stopServer, type BenchServer } from './startServer.ts'

const sendersPerServer = 16

/**
 * Kills one of two servers on one PostgreSQL, or PostgreSQL itself, repeatedly while messages arrive. Then counts
 * accepted messages that are missing.
 *
 * @param victim the process to kill; the two servers take turns
 */
export async function measureKillPostgres(victim: 'server' | 'database', rounds: number): Promise<Figure[]> {
  await using postgres = await startPostgres({ isDurable: true })
  const { url, ownerUrl } = await postgres.database()
  const folders = await Promise.all(['kill-one', 'kill-other'].map(createEmptyFolder))
  const start = (folder: string) => startServer(folder, { DATABASE_URL: url })
  const servers = await Promise.all(folders.map(start))
  const accepted: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const stopping = new AbortController()
    const agent = new Agent({ keepAlive: true })
    const sending = servers.flatMap((server) =>
      Array.from({ length: sendersPerServer }, () => sendUntil(stopping.signal, server, agent, accepted)),
    )
    await setTimeout(100 + Math.random() * 400)
    if (victim === 'server') {
      const index = round % 2
      await stopServer(servers[index]!, 'SIGKILL')
      servers[index] = await start(folders[index]!)
    } else {
      await postgres.kill()
      await postgres.restart()
    }
    stopping.abort()
    await Promise.all(sending)
    agent.destroy()
  }
  for (const server of servers) await stopServer(server, 'SIGKILL')
  const found = await runSql(ownerUrl, 'select count(*)::integer as count from b2b.messages where email = any ($1)', [
    accepted.map((key) => `${key}@example.com`),
  ])
  return [
    {
      name: `kill -9 of ${victim === 'server' ? 'one of two servers' : 'PostgreSQL'} under load, rounds`,
      value: rounds,
    },
    { name: 'accepted', value: accepted.length },
    { name: 'accepted and lost', value: accepted.length - Number(found[0]?.['count']), atMost: 0 },
  ]
}

/** Sends messages one after the other and records the keys of accepted ones. */
async function sendUntil(stopped: AbortSignal, server: BenchServer, agent: Agent, accepted: string[]): Promise<void> {
  while (!stopped.aborted) {
    const key = randomUUID()
    const status = await sendMessage(server.url, agent, key)
    if (status === 200) accepted.push(key)
    // Waits, because a refused connection fails at once.
    else await setTimeout(20)
  }
}
