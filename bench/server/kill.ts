import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hash } from '#server/store/sqlite/hash.ts'
import { databaseFile } from '#server/store/sqlite/openSqliteStore.ts'
import type { Figure } from './figure.ts'
import { sendMessage } from './sendMessage.ts'
import { createEmptyFolder, startServer, stopServer } from './startServer.ts'

const senders = 32

/** Kills the server repeatedly while it receives messages, then counts accepted messages that are missing. */
export async function measureKill(rounds: number): Promise<Figure[]> {
  const folder = await createEmptyFolder('kill')
  const accepted: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(folder)
    const agent = new Agent({ keepAlive: true, maxSockets: senders })
    const sending = Array.from({ length: senders }, async () => {
      for (;;) {
        const key = randomUUID()
        if ((await sendMessage(server.url, agent, key)) !== 200) return
        accepted.push(key)
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150))
    await stopServer(server, 'SIGKILL')
    await Promise.all(sending)
    agent.destroy()
  }
  const missing = missingKeys(folder, accepted)
  return [
    { name: 'kill -9 under load, rounds', value: rounds },
    { name: 'accepted', value: accepted.length },
    { name: 'accepted and lost', value: missing.length, atMost: 0 },
  ]
}

/** Returns the keys without a stored message. Each message's address contains its key (createCall.ts). */
function missingKeys(folder: string, keys: string[]): string[] {
  const database = new DatabaseSync(join(folder, databaseFile), { readOnly: true })
  const find = database.prepare('SELECT 1 FROM messages WHERE email = ?')
  const missing = keys.filter((key) => !find.get(hash(`${key}@example.com`)))
  database.close()
  return missing
}
