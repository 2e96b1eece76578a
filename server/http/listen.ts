import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long requests in flight may take when the server stops, in milliseconds. */
export const drainMs = 10_000

/**
 * Listens on an address and port; 0 is any free port.
 *
 * @returns the port
 * @throws Error that says what to change
 */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`Nothing can listen on ${host} port ${port}. Set HOST or PORT to another.`, { cause })
  }
  return (server.address() as AddressInfo).port
}

/** Accepts no more connections; resolves when requests in flight have been answered, after 10 s at the latest. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // An open keep-alive connection would prevent the server from closing.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}
