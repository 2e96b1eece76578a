import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const allowed = ['--allow-net=127.0.0.1', '--allow-env', '--no-prompt']
// A bundle imports nothing, so neither the network nor node_modules are within its reach.
const fromHere = ['--no-remote', '--no-npm', '--no-lock', '--no-config']

/**
 * Runs a server under Deno, as the hosted backend does.
 *
 * @param script a file that imports nothing; it serves with `Deno.serve` on the port that the platform chooses
 * @returns the port, and what ends it
 */
export async function startDeno(script: string, env: Record<string, string>) {
  const child = spawn('node_modules/.bin/deno', ['run', ...allowed, ...fromHere, script], {
    env: {
      PATH: process.env['PATH'],
      DENO_DIR: resolve('.cache/deno'),
      NO_COLOR: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const said: string[] = []
  const port = await new Promise<number>((listen, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        said.push(line)
        const listening = /^Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(line)
        if (listening) listen(Number(listening[1]))
      })
    }
    child.once('exit', () => reject(new Error(`Deno ended:\n${said.join('\n')}`)))
  })
  return {
    port,
    /** What it has printed, line by line. */
    said,
    async stop(): Promise<void> {
      const ended = once(child, 'exit')
      // The command of the package starts Deno as a process of its own.
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}
