import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A network that can fail, between a client and a server on this machine. */
export type TcpProxy = AsyncDisposable & {
  port: number
  /** Closes all connections; accepts new ones. */
  cut(): void
  /** Passes no data in either direction and accepts new connections without a response, as with an unplugged cable. */
  hold(): void
  /** Closes the blocked connections and passes data again. */
  resume(): void
}

/** Starts a proxy on a free port of 127.0.0.1 to another port. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isHeld = false
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((client) => {
    track(client)
    if (isHeld) return
    const upstream = connect(target, '127.0.0.1')
    track(upstream)
    client.pipe(upstream).pipe(client)
    client.once('close', () => upstream.destroy())
    upstream.once('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    hold() {
      isHeld = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    resume() {
      isHeld = false
      cut()
    },
    async [Symbol.asyncDispose]() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
