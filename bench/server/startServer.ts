import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, rm } from 'node:fs/promises'
import { freePort } from '../../tests/fixtures/freePort.ts'

/** A server process. */
export type BenchServer = { url: string; port: number; folder: string; process: ChildProcess }

/** Creates an empty folder for an outbox. */
export async function createEmptyFolder(name: string): Promise<string> {
  const folder = `.cache/bench-functions/${name}`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return folder
}

/**
 * Starts `npm run functions` with the usual rate limits for each client. Writes its log to a file in the folder.
 *
 * @param folder the outbox; its content is kept
 * @param variables of the configuration, such as DATABASE_URL
 */
export async function startServer(folder: string, variables: Record<string, string> = {}): Promise<BenchServer> {
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    OUTBOX: folder,
    // Each request names its client, as if it came from another visitor.
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_TRANSPORT: 'file',
    DAILY_BUDGET: '0',
    ...variables,
  }
  const log = await open(`${folder}/log`, 'a')
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', log.fd, 'inherit'] })
  await log.close()
  const url = `http://127.0.0.1:${port}`
  while ((await fetch(`${url}/healthz`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`The server has ended with ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { url, port, folder, process: child }
}

/** Stops a server and waits for its exit. SIGKILL prevents any cleanup. */
export async function stopServer({ process: child }: BenchServer, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
