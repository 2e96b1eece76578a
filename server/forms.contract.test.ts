// The native forms as they run in production, over TCP, with SQLite on this machine's disk.
import { afterAll, expect, test } from 'vitest'
import { blockingStore } from '../tests/contract/blockingStore.ts'
import { createFields, formCall, type FormCase } from '../tests/contract/forms/formCase.ts'
import { runFormContract } from '../tests/contract/forms/runFormContract.ts'
import { sendOverTcp } from '../tests/contract/tcp.ts'
import { runFunctions, withoutMocks } from '../tests/fixtures/functionsServer.ts'
import { prerenderedPage } from '../tests/fixtures/prerenderedPages.ts'
import { folderOfFile, temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'

withoutMocks()
const { wrapStore, accepted, hold, state } = blockingStore()
const functions = await runFunctions(await folderOfFile(), {}, { wrapStore, pages: prerenderedPage })
afterAll(() => functions.stop())

runFormContract({
  place: 'served',
  origin: functions.backend,
  send: (call) => sendOverTcp(call),
  stored: () => accepted.map(({ payload }) => payload),
  hold,
})

const send = (origin: string, company: string, asked: Partial<FormCase> = {}) =>
  sendOverTcp(formCall({ when: '', status: 303, ...asked }, origin, createFields(asked, company)))

test('answers 503 while the store cannot be written, and accepts the same message later', async () => {
  state.isUnavailable = true
  const refused = await send(functions.backend, 'Late Ltd.')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await refused.text()).toContain('value="Late Ltd."')
  state.isUnavailable = false
  expect((await send(functions.backend, 'Late Ltd.')).status).toBe(303)
})

test('logs nothing that visitors typed', () => {
  expect(functions.lines.length).toBeGreaterThan(30)
  for (const line of functions.lines) expect(line).not.toMatch(/@|Jana|Pump|Late|\+421/)
})

test('accepts fewer native forms of a client than messages with JavaScript', async () => {
  const limited = await runFunctions(await temporaryFolder(), { RATE_LIMITS: '4/600' }, { pages: prerenderedPage })
  const native = async (company: string) => (await send(limited.backend, company)).status
  expect([await native('A'), await native('B'), await native('C')]).toEqual([303, 303, 429])
  // A message that was accepted may come again.
  expect(await native('A')).toBe(303)
  const scripted = async () => (await limited.send()).status
  expect([await scripted(), await scripted(), await scripted()]).toEqual([200, 200, 429])
  await limited.stop()
})

test('serves no form to a server that knows no pages, but accepts and says in words what is wrong', async () => {
  const alone = await runFunctions(await temporaryFolder())
  expect((await send(alone.backend, 'Pump Works')).status).toBe(303)
  const refused = await send(alone.backend, 'Pump Works', { change: { email: 'jana@' } })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Please go back in your browser')
  await alone.stop()
})
