import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { booking, draft } from '../../tests/fixtures/visitor.ts'
import { now, startConsultation } from '../../tests/fixtures/startConsultation.ts'
import { emptyConsultationDraft } from './ConsultationDraft.ts'
import { consultationMachine } from './consultationMachine.ts'
import { consultationErrors, consultationState, isFlexible } from './consultationState.ts'

const missing = { kind: 'titled', title: 'Error', description: 'Please fill in all fields', urgent: true }
const wrong = { ...missing, description: 'Please correct the marked fields' }
const failed = { ...missing, description: 'Failed to book consultation. Please try again.' }
const booked = {
  kind: 'titled',
  title: 'Success!',
  description: 'We will send you a meeting link via email and SMS shortly.',
}

test('starts with an empty draft in CET, no errors and a specific time', () => {
  const { consultation } = startConsultation()
  expect(consultation.getSnapshot().value).toEqual({ booking: { editing: { idle: 'clean' } }, time: 'specific' })
  expect(consultation.getSnapshot().context.draft).toEqual(emptyConsultationDraft)
  expect(emptyConsultationDraft).toEqual({ name: '', email: '', phone: '', date: '', time: '', timezone: 'CET' })
  expect(consultationErrors(consultation.getSnapshot())).toEqual({})
})

test('sends a valid booking with the long date and the code, and emits a toast', async () => {
  const { consultation, attempts, toasts } = startConsultation({ ...draft, timezone: 'CST_CHINA' })
  consultation.send({ type: 'consultation.submit' })
  expect(consultationState(consultation.getSnapshot())).toBe('submitting')
  expect(toasts).toEqual([])
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'success' } }))
  expect(attempts).toEqual([{ body: { ...booking, timezone: 'CST_CHINA' }, idempotencyKey: expect.any(String) }])
  expect(toasts).toEqual([booked])
})

test('trims what was typed', async () => {
  const { consultation, attempts } = startConsultation({
    ...draft,
    name: ' Jana Nováková ',
    phone: '+421 900 123 456 ',
  })
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'success' } }))
  expect(attempts[0]?.body).toEqual(booking)
})

test('clears the draft and the flexible time after a success', async () => {
  const { consultation } = startConsultation({ ...draft, timezone: 'JST' })
  consultation.send({ type: 'time.setFlexible' })
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'success' } }))
  expect(consultation.getSnapshot().context.draft).toEqual(emptyConsultationDraft)
  expect(isFlexible(consultation.getSnapshot())).toBe(false)
})

test.each(['name', 'email', 'phone', 'date', 'time'] as const)('sends nothing without %s', (field) => {
  const { consultation, attempts, toasts } = startConsultation({ ...draft, [field]: '  ' })
  consultation.send({ type: 'consultation.submit' })
  expect(consultation.getSnapshot().value).toEqual({ booking: { editing: { idle: 'invalid' } }, time: 'specific' })
  expect(Object.keys(consultationErrors(consultation.getSnapshot()))).toEqual([field])
  expect(toasts).toEqual([missing])
  expect(attempts).toEqual([])
})

test('treats an invisible name as missing', () => {
  const { consultation, toasts } = startConsultation({ ...draft, name: '\u200B' })
  consultation.send({ type: 'consultation.submit' })
  expect(toasts).toEqual([missing])
})

test('asks to correct fields that are filled in but invalid', () => {
  const { consultation, attempts, toasts } = startConsultation({ ...draft, email: 'jana@' })
  consultation.send({ type: 'consultation.submit' })
  expect(Object.keys(consultationErrors(consultation.getSnapshot()))).toEqual(['email'])
  expect(toasts).toEqual([wrong])
  expect(attempts).toEqual([])
})

test('removes an error once its field is corrected, and emits a toast for each attempt', () => {
  const { consultation, toasts } = startConsultation({ ...draft, email: 'jana@', name: '' })
  consultation.send({ type: 'consultation.submit' })
  consultation.send({ type: 'draft.change', change: { name: 'Jana' } })
  expect(consultation.getSnapshot().matches({ booking: { editing: { idle: 'invalid' } } })).toBe(true)
  expect(Object.keys(consultationErrors(consultation.getSnapshot()))).toEqual(['email'])
  consultation.send({ type: 'consultation.submit' })
  expect(toasts).toEqual([missing, wrong])
})

test('keeps a booking that failed, reports the error and can send it again', async () => {
  const { consultation, attempts, toasts, failures } = startConsultation(draft, ['refuse'])
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'failure' } }))
  expect(consultation.getSnapshot().context.draft).toEqual(draft)
  expect(failures).toEqual([new Error('refused')])
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'success' } }))
  expect(attempts).toHaveLength(2)
  expect(toasts).toEqual([failed, booked])
})

test('ignores a second submit and changes while sending', () => {
  for (const isFlexed of [false, true]) {
    const { consultation, attempts } = startConsultation(draft, ['keep silent'])
    if (isFlexed) consultation.send({ type: 'time.setFlexible' })
    consultation.send({ type: 'consultation.submit' })
    const { value, context } = consultation.getSnapshot()
    consultation.send({ type: 'consultation.submit' })
    consultation.send({ type: 'draft.change', change: { name: 'Peter' } })
    consultation.send({ type: 'time.setFlexible' })
    consultation.send({ type: 'time.setSpecific' })
    expect(consultation.getSnapshot().value).toEqual(value)
    expect(consultation.getSnapshot().context).toEqual(context)
    expect(attempts).toHaveLength(1)
  }
})

test('sends nothing when submitted right after a success', async () => {
  const { consultation, attempts, toasts } = startConsultation(draft)
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'success' } }))
  consultation.send({ type: 'consultation.submit' })
  expect(consultation.getSnapshot().value).toEqual({ booking: { editing: { idle: 'invalid' } }, time: 'specific' })
  expect(toasts).toEqual([booked, missing])
  expect(attempts).toHaveLength(1)
})

test('fails and aborts the request when the page is restored while sending', () => {
  const { consultation, signals, toasts } = startConsultation(draft, ['keep silent'])
  consultation.send({ type: 'consultation.submit' })
  consultation.send({ type: 'page.restored' })
  expect(consultationState(consultation.getSnapshot())).toBe('failure')
  expect(consultation.getSnapshot().context.draft).toEqual(draft)
  expect(signals[0]?.aborted).toBe(true)
  expect(toasts).toEqual([failed])
})

test('names the actor that was not provided', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const failures: unknown[] = []
  const consultation = createActor(consultationMachine, { input: { draft, timeZone: 'Europe/Bratislava' } })
  consultation.on('failed', ({ error }) => failures.push(error))
  consultation.start().send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'failure' } }))
  expect(failures).toEqual([new Error('Provide the "sendConsultationEmail" actor with machine.provide().')])
})
