import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'

/** A server of the functions in a process of its own. */
export type BenchServer = { url: string; port: number; folder: string; process: ChildProcess }

/** An empty folder for an outbox. */
export async function emptyFolder(name: string): Promise<string> {
  const folder = `.cache/bench-functions/${name}`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return folder
}

/**
 * Starts `npm run functions` over an outbox, with a limit that is out of the way. Its log goes to a file in the folder.
 *
 * @param folder the outbox; what is in it stays
 */
export async function startServer(folder: string): Promise<BenchServer> {
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    OUTBOX: folder,
    RATE_LIMIT_CALLS: '1000000',
    RATE_LIMIT_SECONDS: '1',
  }
  const log = await open(`${folder}/log`, 'a')
  const child = spawn(process.execPath, ['functions/main.ts'], { env, stdio: ['ignore', log.fd, 'inherit'] })
  await log.close()
  const url = `http://127.0.0.1:${port}`
  while ((await fetch(`${url}/healthz`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`The server has ended with ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { url, port, folder, process: child }
}

/** Ends a server; SIGKILL leaves it no time for anything. */
export async function end({ process: child }: BenchServer, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
