// npm start: builds the site if it is missing or stale, then serves it with its endpoints.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { parseConfig } from '#server/config.ts'
import { buildIfStale } from './outputFolder.ts'

/** Checks that a server can listen, before a build that takes a minute. Throws if another program listens there. */
async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`Nothing can listen on ${host} port ${port}. Set another: PORT=${port + 1}`, { cause })
  }
  server.close()
  await once(server, 'close')
}

try {
  const { port, host } = parseConfig(process.env)
  await checkPort(port, host)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
if (!(await buildIfStale())) {
  // A build prints the company's facts that are still samples itself.
  const file = `${process.env['SITE_DIR'] ?? 'dist'}-server/samples.txt`
  const samples = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (samples) console.error(`\n${samples}\n`)
}
await import('#server/main.ts')
