import type { DatabaseSync } from 'node:sqlite'
import type { Stats } from '../Store.ts'

/** Returns the calls that count what is stored. */
export function createStats(database: DatabaseSync) {
  const deliveries = database.prepare(
    'SELECT kind, state, count(*) AS count FROM deliveries GROUP BY kind, state ORDER BY kind, state',
  )
  // The index of what is waiting. Without the hint SQLite reads all rows.
  const oldest = database.prepare(
    `SELECT min(created_at) AS at FROM deliveries INDEXED BY deliveries_waiting WHERE state = 'waiting'`,
  )
  const perDay = database.prepare(
    `SELECT date(accepted_at / 1000, 'unixepoch') AS day, count(*) AS count FROM messages GROUP BY day ORDER BY day DESC`,
  )
  const oldestWaiting = (_: null, now: number): number | null => {
    const at = oldest.get()!['at']
    return at === null ? null : Math.max(now - Number(at), 0)
  }
  return {
    oldestWaiting,
    stats: (_: null, now: number): Stats => ({
      deliveries: deliveries.all().map((row) => ({ ...row })) as unknown as Stats['deliveries'],
      oldestWaitingMs: oldestWaiting(null, now),
      acceptedPerDay: perDay.all().map((row) => ({ ...row })) as unknown as Stats['acceptedPerDay'],
    }),
  }
}
