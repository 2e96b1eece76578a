import type { DatabaseSync } from 'node:sqlite'
import type { Stats } from '../Store.ts'

/** Returns the call that counts what is stored. */
export function createStats(database: DatabaseSync) {
  const deliveries = database.prepare(
    'SELECT kind, state, count(*) AS count FROM deliveries GROUP BY kind, state ORDER BY kind, state',
  )
  const oldest = database.prepare(`SELECT min(created_at) AS at FROM deliveries WHERE state = 'waiting'`)
  const perDay = database.prepare(
    `SELECT date(accepted_at / 1000, 'unixepoch') AS day, count(*) AS count FROM messages GROUP BY day ORDER BY day DESC`,
  )
  return (_: null, now: number): Stats => {
    const at = oldest.get()!['at']
    return {
      deliveries: deliveries.all().map((row) => ({ ...row })) as unknown as Stats['deliveries'],
      oldestWaitingMs: at === null ? null : Math.max(now - Number(at), 0),
      acceptedPerDay: perDay.all().map((row) => ({ ...row })) as unknown as Stats['acceptedPerDay'],
    }
  }
}
