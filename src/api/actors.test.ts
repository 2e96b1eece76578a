import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { contact } from '#mocks/functions.ts'
import { server } from '#mocks/node.ts'
import { answerFor, holdTime, pass, settled } from '../../tests/fakes/backend.ts'
import { booking, message } from '../../tests/fixtures/visitor.ts'
import { sendConsultationEmail, sendContactEmail } from './functions.ts'

const ok = () => HttpResponse.json({ ok: true })
const refuse = () => HttpResponse.json({ error: { code: 'unavailable', message: '' } }, { status: 503 })
const key = '0b0f6f5e-7a53-4c7e-9d0e-2f1f3f6f7f10'

const actors = {
  'send-contact-email': () => createActor(sendContactEmail, { input: { body: message, idempotencyKey: key } }),
  'send-consultation-email': () =>
    createActor(sendConsultationEmail, { input: { body: booking, idempotencyKey: key } }),
} as const
const payloads = { 'send-contact-email': message, 'send-consultation-email': booking } as const

test.each(['send-contact-email', 'send-consultation-email'] as const)(
  '%s sends the body with its key and resolves when the server has accepted it',
  async (name) => {
    const requests = answerFor(name, ok)
    expect(await toPromise(actors[name]().start())).toBeUndefined()
    expect(requests).toHaveLength(1)
    expect(await requests[0]?.json()).toEqual(payloads[name])
    expect(requests[0]?.headers.get('idempotency-key')).toBe(key)
  },
)

test.each(['send-contact-email', 'send-consultation-email'] as const)(
  '%s rejects when the server has refused the body',
  async (name) => {
    answerFor(name, refuse)
    await expect(toPromise(actors[name]().start())).rejects.toMatchObject({ code: 'refused', status: 503 })
  },
)

test('aborts the request when the actor is stopped', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  const actor = actors['send-contact-email']().start()
  await expect.poll(() => fetching.mock.calls).toHaveLength(1)
  const { signal } = fetching.mock.calls[0]![0] as Request
  expect(signal.aborted).toBe(false)
  actor.stop()
  expect(signal.aborted).toBe(true)
})

test('fails after 15 seconds for loading the client and sending together', async () => {
  holdTime()
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  vi.resetModules()
  vi.doMock('./http.ts', async (original) => loaded.then(original))
  const { send } = await import('./functions.ts')
  server.use(contact.noResponse)
  const sending: { end?: unknown } = {}
  send('send-contact-email', { body: message, idempotencyKey: key }, new AbortController().signal).catch(
    (error: unknown) => (sending.end = error),
  )
  await pass(10_000)
  load()
  await vi.dynamicImportSettled()
  await settled()
  await pass(4_999)
  expect(sending.end).toBeUndefined()
  await pass(1)
  expect(sending.end).toMatchObject({ code: 'timed-out' })
  vi.doUnmock('./http.ts')
})
