// npm start: serves the built site with its endpoints, delivers what was accepted, and stops cleanly.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeUnread } from '#contract/variables.ts'
import { loadConfig } from './builtFacts.ts'
import { describeDoubts, knownVariables, type Config } from './config.ts'
import { jsonLog } from './log.ts'
import { startServer } from './server.ts'
import { sqliteFile } from './store/sqlite.ts'

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
  const config = await loadConfig(process.env)
  warnOfOldFile(config)
  const notes = [describeDoubts(config), describeUnread(process.env, knownVariables)]
  for (const note of notes) if (note) console.error(`${note}\n`)
  const server = await startServer({ config, log, socket: passedSocket() })
  console.error(`The site is at http://${config.host}:${server.port}, its outbox in ${config.outbox}/`)
  await server.store.probe().catch(() => {
    console.error(
      'Each message is refused, because it cannot be stored: see store.unavailable above. Pages are served.',
    )
  })
  const end = () => void server.stop().then(() => process.exit(0))
  process.once('SIGTERM', end).once('SIGINT', end)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
