import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Figure } from './figure.ts'
import { percentile, send } from './send.ts'
import { emptyFolder, end, startServer } from './server.ts'

const [idle, dripping] = [500, 200]
const head = 'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: site\r\nX-Slow: '

/** Messages of one visitor, while other connections say nothing or a byte every 100 ms. */
export async function measureSockets(seconds: number): Promise<Figure[]> {
  const server = await startServer(await emptyFolder('sockets'))
  const agent = new Agent({ keepAlive: false })
  const sockets = new Set<Socket>()
  let isOver = false
  const open = (drip: boolean) => {
    const socket = connect(server.port, '127.0.0.1')
    sockets.add(socket)
    if (drip) socket.write(head)
    const timer = drip ? setInterval(() => socket.write('a'), 100) : undefined
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer)
        sockets.delete(socket)
        // An attacker connects again.
        if (!isOver) open(drip)
      })
  }
  for (let index = 0; index < idle + dripping; index += 1) open(index < dripping)
  const times: number[] = []
  let others = 0
  const last = performance.now() + seconds * 1000
  while (performance.now() < last) {
    const start = performance.now()
    if ((await send(server.url, agent)) !== 200) others += 1
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  isOver = true
  for (const socket of sockets) socket.destroy()
  await end(server, 'SIGTERM')
  return [
    { name: `messages beside ${idle} idle and ${dripping} dripping sockets`, value: times.length },
    { name: 'p50 of a message on a connection of its own, ms', value: percentile(times, 50) },
    { name: 'p99, ms', value: percentile(times, 99), atMost: 100 },
    { name: 'answers but 200', value: others, atMost: 0 },
  ]
}
