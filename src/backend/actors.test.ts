import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { answerFor } from '../../tests/backend.ts'
import { booking } from '../../tests/startConsultation.ts'
import { message } from '../../tests/startContact.ts'
import { sendConsultationEmail } from './consultation.ts'
import { sendContactEmail } from './contact.ts'

const ok = () => HttpResponse.json({ ok: true })
const refuse = () => HttpResponse.json({ error: { code: 'unavailable', message: '' } }, { status: 503 })
const key = '0b0f6f5e-7a53-4c7e-9d0e-2f1f3f6f7f10'

const actors = {
  'send-contact-email': () => createActor(sendContactEmail, { input: { message, key } }),
  'send-consultation-email': () => createActor(sendConsultationEmail, { input: { booking, key } }),
} as const
const payloads = { 'send-contact-email': message, 'send-consultation-email': booking } as const

test.each(['send-contact-email', 'send-consultation-email'] as const)(
  '%s is done when the function has accepted what was sent, with its key',
  async (name) => {
    const requests = answerFor(name, ok)
    expect(await toPromise(actors[name]().start())).toBeUndefined()
    expect(requests).toHaveLength(1)
    expect(await requests[0]?.json()).toEqual(payloads[name])
    expect(requests[0]?.headers.get('idempotency-key')).toBe(key)
  },
)

test.each(['send-contact-email', 'send-consultation-email'] as const)('%s fails when it was refused', async (name) => {
  answerFor(name, refuse)
  await expect(toPromise(actors[name]().start())).rejects.toMatchObject({ code: 'refused', status: 503 })
})

test('a journey that is left ends its request', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  const actor = actors['send-contact-email']().start()
  await expect.poll(() => fetching.mock.calls).toHaveLength(1)
  const { signal } = fetching.mock.calls[0]![0] as Request
  expect(signal.aborted).toBe(false)
  actor.stop()
  expect(signal.aborted).toBe(true)
})
