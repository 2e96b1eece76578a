import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Figure } from './figure.ts'
import { percentile, sendMessage } from './sendMessage.ts'
import { createEmptyFolder, startServer, stopServer } from './startServer.ts'

const [idle, slow] = [500, 200]
const head = 'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: site\r\nX-Slow: '

/** Measures one visitor's messages while other connections send nothing, or one byte every 100 ms. */
export async function measureSockets(seconds: number): Promise<Figure[]> {
  const server = await startServer(await createEmptyFolder('sockets'))
  const agent = new Agent({ keepAlive: false })
  const sockets = new Set<Socket>()
  let isOver = false
  const open = (isSlow: boolean) => {
    const socket = connect(server.port, '127.0.0.1')
    sockets.add(socket)
    if (isSlow) socket.write(head)
    const timer = isSlow ? setInterval(() => socket.write('a'), 100) : undefined
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer)
        sockets.delete(socket)
        // Reconnects, as an attacker would.
        if (!isOver) open(isSlow)
      })
  }
  for (let index = 0; index < idle + slow; index += 1) open(index < slow)
  const times: number[] = []
  let failed = 0
  const last = performance.now() + seconds * 1000
  while (performance.now() < last) {
    const start = performance.now()
    if ((await sendMessage(server.url, agent)) !== 200) failed += 1
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  isOver = true
  for (const socket of sockets) socket.destroy()
  await stopServer(server, 'SIGTERM')
  return [
    { name: `messages with ${idle} idle and ${slow} slow sockets`, value: times.length },
    { name: 'p50 of a message on a new connection, ms', value: percentile(times, 50) },
    { name: 'p99, ms', value: percentile(times, 99), atMost: 100 },
    { name: 'responses other than 200', value: failed, atMost: 0 },
  ]
}
