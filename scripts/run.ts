import { spawn } from 'node:child_process'

/** Result of a command. */
type Ended = { code: number; output: string }

/**
 * Runs a tool from node_modules/.bin and forwards its output.
 *
 * @param command the tool and its arguments
 * @param env variables in addition to the current environment
 * @param cwd the folder in which it runs
 * @returns exit code and output
 * @throws Error if the tool could not be started
 */
export function run(command: string[], env: Record<string, string> = {}, cwd = '.'): Promise<Ended> {
  const [tool = '', ...rest] = command
  const child = spawn(process.execPath.endsWith('node') && tool === 'node' ? process.execPath : tool, rest, {
    cwd,
    env: { ...process.env, ...env, PATH: `node_modules/.bin:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      to.write(chunk)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Error(`${tool} could not be started. Run npm ci.`, { cause })))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
