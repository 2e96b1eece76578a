import { join } from 'node:path'
import { openDatabase } from '#server/store/sqlite/openDatabase.ts'
import { databaseFile } from '#server/store/sqlite/openSqliteStore.ts'

/** A person with ten messages, for the search by address. */
export const person = 'person@example.com'

/**
 * Fills a database with messages of the last 60 days. One in a thousand is waiting, one in a thousand is dead, the
 * others are delivered. Keys and rate limits are those of the last day.
 */
export function seedStore(folder: string, count: number, personHash: bigint): void {
  const database = openDatabase(join(folder, databaseFile))
  const now = Date.now()
  const step = Math.floor((60 * 24 * 60 * 60_000) / count)
  const rows = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  const acceptedAt = `${now} - (${count} - i) * ${step}`
  // Durability is off, because the data is generated.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -500000')
  database.exec(`
    BEGIN;
    ${rows} INSERT INTO payloads SELECT i, json_object('name', 'Jana Nováková', 'email', i || '@example.com', 'company',
      'Kováč', 'phone', '', 'message', hex(zeroblob(150)), 'gdprConsent', json('true')) FROM n;
    ${rows} INSERT INTO messages SELECT i,
      lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a'
        || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
      'send-contact-email', CASE WHEN i > ${count - 10} THEN ${personHash} ELSE random() >> 1 END, random() >> 1,
      ${acceptedAt}, NULL FROM n;
    ${rows} INSERT INTO idempotency_keys SELECT i, hex(randomblob(16)), 'digest', ${acceptedAt} + 86400000 FROM n
      WHERE ${acceptedAt} > ${now} - 86400000;
    ${rows} INSERT INTO rate_limits SELECT random() >> 1, 1, 0, ${acceptedAt} + 86400000 FROM n
      WHERE ${acceptedAt} > ${now} - 86400000;
    ${['company-mail', 'confirmation-mail']
      .map(
        (kind) => `${rows} INSERT INTO deliveries SELECT i, '${kind}', 0, 0,
      CASE i % 1000 WHEN 1 THEN 'waiting' WHEN 2 THEN 'dead' ELSE 'delivered' END, 1,
      CASE i % 1000 WHEN 1 THEN ${now} END, 0, ${acceptedAt}, NULL,
      ${kind === 'company-mail' ? 'NULL' : 'random() >> 1'}, ${acceptedAt} FROM n;`,
      )
      .join('\n')}
    COMMIT`)
  database.close()
}
