import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { openOutbox } from '../outbox/Outbox.ts'
import type { Figure } from './figure.ts'
import { send } from './send.ts'
import { emptyFolder, end, startServer } from './server.ts'

const senders = 32

/** Kills the server in the middle of messages, again and again over the same outbox, and looks for what was accepted. */
export async function measureKill(rounds: number): Promise<Figure[]> {
  const folder = await emptyFolder('kill')
  const accepted: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(folder)
    const agent = new Agent({ keepAlive: true, maxSockets: senders })
    const sending = Array.from({ length: senders }, async () => {
      for (;;) {
        const key = randomUUID()
        if ((await send(server.url, agent, key)) !== 200) return
        accepted.push(key)
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150))
    await end(server, 'SIGKILL')
    await Promise.all(sending)
    agent.destroy()
  }
  const outbox = await openOutbox({ folder })
  const found = new Set([...outbox.entries()].map(({ accepted: { key } }) => key))
  await outbox.close()
  return [
    { name: 'kill -9 under load, rounds', value: rounds },
    { name: 'accepted', value: accepted.length },
    { name: 'accepted and lost', value: accepted.filter((key) => !found.has(key)).length, atMost: 0 },
  ]
}
