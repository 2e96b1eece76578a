// npm start: serves the built site with its endpoints, delivers what was accepted, and stops cleanly.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describeMissing, parseConfig, type Config } from './config.ts'
import { jsonLog } from './log.ts'
import { startServer } from './server.ts'
import { sqliteFile } from './store/sqlite.ts'

/** Reads the `VITE_…` variables of the build's env files, so that server and pages have the same key. */
function readEnvFiles(): Record<string, string | undefined> {
  const names = ['.env', '.env.local', '.env.production', '.env.production.local'].filter((name) => existsSync(name))
  const variables = names.flatMap((name) => Object.entries(parseEnv(readFileSync(name, 'utf8'))))
  return Object.fromEntries(variables.filter(([name]) => name.startsWith('VITE_')))
}

/** Names what stays behind in SQLite when a server moves to PostgreSQL. */
function warnOfOldFile({ databaseUrl, outbox }: Config): void {
  const file = join(outbox, sqliteFile)
  if (databaseUrl === undefined || !existsSync(file)) return
  console.error(
    `${file} still holds messages, which this server neither delivers nor removes, because DATABASE_URL is set.\n` +
      'See what waits there: DATABASE_URL= npm run outbox -- list --state waiting. Then remove the file and its backups.',
  )
}

/**
 * Returns the socket that systemd passes on (sd_listen_fds(3)). It stays open while the server restarts, so that visitors
 * wait instead of being refused.
 */
function passedSocket(): number | undefined {
  const { LISTEN_PID: pid, LISTEN_FDS: count } = process.env
  return pid === String(process.pid) && count === '1' ? 3 : undefined
}

const log = jsonLog((line) => process.stdout.write(line))
try {
  const config = parseConfig({ ...readEnvFiles(), ...process.env })
  warnOfOldFile(config)
  const missing = describeMissing(config)
  if (missing) console.error(`${missing}\n`)
  const server = await startServer({ config, log, socket: passedSocket() })
  console.error(`The site is at http://${config.host}:${server.port}, its outbox in ${config.outbox}/`)
  const end = () => void server.stop().then(() => process.exit(0))
  process.once('SIGTERM', end).once('SIGINT', end)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
