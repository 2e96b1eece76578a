// The native forms under Deno, behind a static host that passes them on (`_redirects`), with a real PostgreSQL.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectsFile } from '#scripts/hosts.ts'
import { server as mocks } from '#mocks/node.ts'
import { createFields, formCall } from '../../tests/contract/forms/formCase.ts'
import { readAnswer } from '../../tests/contract/forms/readAnswer.ts'
import { runFormContract } from '../../tests/contract/forms/runFormContract.ts'
import { sendOverTcp } from '../../tests/contract/tcp.ts'
import { startStaticHost } from '../../tests/fakes/staticHost.ts'
import { startHostedBackend } from '../../tests/fixtures/edge.ts'
import { prerenderedPage } from '../../tests/fixtures/prerenderedPages.ts'
import { folderOfFile } from '../../tests/fixtures/temporaryFolder.ts'

const host = await startStaticHost(prerenderedPage)
const hosted = await startHostedBackend(await folderOfFile(), { ALLOWED_ORIGINS: host.origin })
const { url, said } = await hosted.startFunction('forms')
host.setRedirects(redirectsFile(url))

// These calls reach the network; the setup of every test closes what it opened.
beforeAll(() => mocks.close())
afterAll(async () => {
  mocks.listen()
  await hosted.stop()
  await host.stop()
})

runFormContract({
  place: 'deno',
  origin: host.origin,
  send: (call) => sendOverTcp(call),
  stored: hosted.stored,
  hold: hosted.hold,
})

const send = (company: string, email = 'jana@example.com') => {
  const fields = createFields({ change: { email } }, company)
  return sendOverTcp(formCall({ when: '', status: 303 }, host.origin, fields))
}

test('accepts by mail while the database is away', async () => {
  hosted.postgrest.setAway(true)
  expect((await send('Late Ltd.')).headers.get('location')).toBe('/contact#form-sent')
  hosted.postgrest.setAway(false)
})

test('shows the page of the host with what was typed, and a plain page while the host is away', async () => {
  const refused = await send('Pump Works', 'jana@')
  expect(readAnswer(await refused.text()).values).toMatchObject({ company: 'Pump Works', email: 'jana@' })
  host.setAway(true)
  const plain = await send('Pump Works', 'jana@')
  expect(plain.status).toBe(422)
  expect(await plain.text()).toContain('what you typed is still there')
  host.setAway(false)
})

test('logs nothing that was typed', () => {
  expect(said.join('\n')).toContain('"event":"message.accepted"')
  expect(said.join('\n')).not.toMatch(/jana|Nov|Pump|Late|421 9|example\.com/i)
})
