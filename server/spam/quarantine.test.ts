import { expect, test } from 'vitest'
import { contactJson } from '../../tests/contract/contractCase.ts'
import { runFunctions, withoutMocks } from '../../tests/fixtures/functionsServer.ts'
import { openTestStore } from '../../tests/fixtures/sqliteStore.ts'
import { quarantinedMessage } from '../../tests/fixtures/accepted.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { announceQuarantine } from './announceQuarantine.ts'

withoutMocks()

const fromElsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://stranger.example', 'X-Page-Age': '1' }

test('answers 200 to a message that looks like spam, and delivers nothing of it until it is released', async () => {
  const functions = await runFunctions(await temporaryFolder())
  const { send, store, lines } = functions
  const response = await send({ headers: fromElsewhere })
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  await send()
  await expect.poll(() => store.list({ state: 'delivered' })).toHaveLength(1)
  const [quarantined] = await store.list({ state: 'quarantined' })
  expect(quarantined?.deliveries).toMatchObject([
    { kind: 'company-mail', attempts: 0, lastError: 'sent from a page of another site, sent within seconds' },
  ])
  expect(lines.map((line) => JSON.parse(line) as { event: string })).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      event: 'message.quarantined',
      id: quarantined!.id,
      reasons: quarantined!.deliveries[0]!.lastError,
    }),
  )
  await store.release(quarantined!.id)
  await expect.poll(() => store.list({ state: 'delivered' }), { timeout: 10_000 }).toHaveLength(2)
  await functions.stop()
})

test('quarantines a text that four addresses send', async () => {
  const functions = await runFunctions(await temporaryFolder())
  const { send, store } = functions
  const text =
    'We saw your page and would like to talk about something that may be interesting for both of us. '.repeat(2)
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  for (const name of ['one', 'two', 'three', 'four'])
    await send({ headers, body: contactJson({ email: `${name}@example.com`, message: text }) })
  expect(await store.list({ state: 'quarantined' })).toMatchObject([
    { deliveries: [{ lastError: 'the same text from other addresses' }] },
  ])
  await functions.stop()
})

test('announces what was quarantined as one line a day', async () => {
  const folder = await temporaryFolder()
  const { store, logged } = await openTestStore({ folder })
  for (const number of [1, 2]) await store.accept(quarantinedMessage(number))
  const log = (_: string, event: string, fields: object = {}) => void logged.push({ event, fields: { ...fields } })
  await announceQuarantine(store, log)
  await announceQuarantine(store, log)
  expect(logged).toEqual([{ event: 'quarantine.announced', fields: { messages: 2 } }])
})

test('announces the quarantine when the server starts', async () => {
  const folder = await temporaryFolder()
  const { store } = await openTestStore({ folder })
  await store.accept(quarantinedMessage(1))
  await store.close()
  const functions = await runFunctions(folder)
  await expect
    .poll(() => functions.lines.join(''))
    .toContain('"level":"error","event":"quarantine.announced","messages":1')
  await functions.stop()
})

test('logs that the quarantine could not be announced', async () => {
  const { store, logged } = await openTestStore()
  await store.close()
  await announceQuarantine(store, (_, event) => void logged.push({ event, fields: {} }))
  expect(logged).toMatchObject([{ event: 'quarantine.unannounced' }])
})
