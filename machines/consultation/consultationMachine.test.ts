import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { booking, draft, startConsultation, stoppedClock } from '../../tests/startConsultation.ts'
import { emptyConsultationDraft } from './ConsultationDraft.ts'
import { consultationMachine } from './consultationMachine.ts'
import { consultationState, isFlexible, shownConsultationFaults } from './consultationState.ts'

const missing = { kind: 'titled', title: 'Error', description: 'Please fill in all fields', urgent: true }
const wrong = { ...missing, description: 'Please correct the marked fields' }
const failed = { ...missing, description: 'Failed to book consultation. Please try again.' }
const booked = {
  kind: 'titled',
  title: 'Success!',
  description: 'We will send you a meeting link via email and SMS shortly.',
}

test('the visitor finds an empty form in CET, without faults, in which an hour can be chosen', () => {
  const { consultation } = startConsultation()
  expect(consultation.getSnapshot().value).toEqual({ booking: { idle: 'clean' }, time: 'specific' })
  expect(consultation.getSnapshot().context.draft).toEqual(emptyConsultationDraft)
  expect(emptyConsultationDraft).toEqual({ name: '', email: '', phone: '', date: '', time: '', timezone: 'CET' })
  expect(shownConsultationFaults(consultation.getSnapshot())).toEqual({})
})

test('a complete booking is sent with the long date and the code, and the visitor hears of it', async () => {
  const { consultation, attempts, notices } = startConsultation({ ...draft, timezone: 'CST_CHINA' })
  consultation.send({ type: 'consultation.submit' })
  expect(consultationState(consultation.getSnapshot())).toBe('submitting')
  expect(notices).toEqual([])
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'success' }))
  expect(attempts).toEqual([{ booking: { ...booking, timezone: 'CST_CHINA' }, key: 'key 1' }])
  expect(notices).toEqual([booked])
})

test('spaces around what was typed are not sent', async () => {
  const { consultation, attempts } = startConsultation({
    ...draft,
    name: ' Jana Nováková ',
    phone: '+421 900 123 456 ',
  })
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'success' }))
  expect(attempts[0]?.booking).toEqual(booking)
})

test('a booking that was accepted leaves an empty form: CET, no date, an hour to be chosen', async () => {
  const { consultation } = startConsultation({ ...draft, timezone: 'JST' })
  consultation.send({ type: 'time.flex' })
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'success' }))
  expect(consultation.getSnapshot().context.draft).toEqual(emptyConsultationDraft)
  expect(isFlexible(consultation.getSnapshot())).toBe(false)
})

test.each(['name', 'email', 'phone', 'date', 'time'] as const)('without %s nothing is sent', (field) => {
  const { consultation, attempts, notices } = startConsultation({ ...draft, [field]: '  ' })
  consultation.send({ type: 'consultation.submit' })
  expect(consultation.getSnapshot().value).toEqual({ booking: { idle: 'faulty' }, time: 'specific' })
  expect(Object.keys(shownConsultationFaults(consultation.getSnapshot()))).toEqual([field])
  expect(notices).toEqual([missing])
  expect(attempts).toEqual([])
})

test('a name that nobody can see is missing', () => {
  const { consultation, notices } = startConsultation({ ...draft, name: '\u200B' })
  consultation.send({ type: 'consultation.submit' })
  expect(notices).toEqual([missing])
})

test('what is filled in but wrong is to be corrected, not filled in', () => {
  const { consultation, attempts, notices } = startConsultation({ ...draft, email: 'jana@' })
  consultation.send({ type: 'consultation.submit' })
  expect(Object.keys(shownConsultationFaults(consultation.getSnapshot()))).toEqual(['email'])
  expect(notices).toEqual([wrong])
  expect(attempts).toEqual([])
})

test('a fault goes as soon as it is mended, and the notice is said at each new attempt', () => {
  const { consultation, notices } = startConsultation({ ...draft, email: 'jana@', name: '' })
  consultation.send({ type: 'consultation.submit' })
  consultation.send({ type: 'draft.change', change: { name: 'Jana' } })
  expect(consultation.getSnapshot().matches({ booking: { idle: 'faulty' } })).toBe(true)
  expect(Object.keys(shownConsultationFaults(consultation.getSnapshot()))).toEqual(['email'])
  consultation.send({ type: 'consultation.submit' })
  expect(notices).toEqual([missing, wrong])
})

test('a booking that failed stays in the form, is logged and can be tried again', async () => {
  const { consultation, attempts, notices, logged } = startConsultation(draft, ['refuse'])
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'failure' }))
  expect(consultation.getSnapshot().context.draft).toEqual(draft)
  expect(logged).toEqual([new Error('refused')])
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'success' }))
  expect(attempts).toHaveLength(2)
  expect(notices).toEqual([failed, booked])
})

test('while a booking is under way nothing can be sent or changed', () => {
  for (const isFlexed of [false, true]) {
    const { consultation, attempts } = startConsultation(draft, ['keep silent'])
    if (isFlexed) consultation.send({ type: 'time.flex' })
    consultation.send({ type: 'consultation.submit' })
    const { value, context } = consultation.getSnapshot()
    consultation.send({ type: 'consultation.submit' })
    consultation.send({ type: 'draft.change', change: { name: 'Peter' } })
    consultation.send({ type: 'time.flex' })
    consultation.send({ type: 'time.fix' })
    expect(consultation.getSnapshot().value).toEqual(value)
    expect(consultation.getSnapshot().context).toEqual(context)
    expect(attempts).toHaveLength(1)
  }
})

test('booking once more right after a success finds an empty form', async () => {
  const { consultation, attempts, notices } = startConsultation(draft)
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'success' }))
  consultation.send({ type: 'consultation.submit' })
  expect(consultation.getSnapshot().value).toEqual({ booking: { idle: 'faulty' }, time: 'specific' })
  expect(notices).toEqual([booked, missing])
  expect(attempts).toHaveLength(1)
})

test('a page restored while its booking was under way gives up waiting and keeps the booking', () => {
  const { consultation, signals, notices } = startConsultation(draft, ['keep silent'])
  consultation.send({ type: 'consultation.submit' })
  consultation.send({ type: 'page.restored' })
  expect(consultationState(consultation.getSnapshot())).toBe('failure')
  expect(consultation.getSnapshot().context.draft).toEqual(draft)
  expect(signals[0]?.aborted).toBe(true)
  expect(notices).toEqual([failed])
})

test('a developer who joins no function reads what to provide', async () => {
  const logged: unknown[] = []
  const machine = consultationMachine.provide({ actions: { logError: (_, error) => logged.push(error) } })
  const input = { draft, newKey: () => 'key', clock: stoppedClock() }
  const consultation = createActor(machine, { input }).start()
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'failure' }))
  expect(logged).toEqual([new Error('Provide the "sendConsultationEmail" actor with machine.provide().')])
})
