import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createOperations } from './commitTogether.ts'
import { migrate, migrations } from './schema.ts'

test('takes deliveries and messages of the first schema over', () => {
  using database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = 1')
  database.exec(migrations[0]!)
  database.exec('PRAGMA user_version = 1')
  database.exec(`
    INSERT INTO payloads VALUES (1, '{}');
    INSERT INTO messages VALUES (1, 'an id', 'send-contact-email', 11, 12, 1000);
    INSERT INTO deliveries VALUES
      (1, 'company-mail', 0, 2, 'waiting', 3, 5000, 1, NULL, 'smtp 450', NULL, 1000),
      (1, 'confirmation-mail', 0, 0, 'suppressed', 0, NULL, 0, NULL, 'limit per recipient', 11, 1000);`)
  migrate(database)
  migrate(database)
  const operations = createOperations(database)
  expect(operations.show('an id')).toEqual({
    message: { id: 'an id', function: 'send-contact-email', payload: '{}', acceptedAt: 1000 },
    deliveries: [
      {
        kind: 'company-mail',
        position: 0,
        generation: 2,
        state: 'waiting',
        attempts: 3,
        dueAt: 5000,
        endedAt: null,
        lastError: 'smtp 450',
      },
      expect.objectContaining({ kind: 'confirmation-mail', state: 'suppressed', lastError: 'limit per recipient' }),
    ],
  })
  expect(operations.resend({ id: 'an id' }, 9000)).toEqual(['company-mail', 'confirmation-mail'])
  operations.erase({ id: 'an id' })
  expect(database.prepare('SELECT count(*) AS count FROM deliveries').get()).toEqual({ count: 0 })
})
