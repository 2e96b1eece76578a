// Further than tests/model: what neither a form's content nor its toasts show. machines/forms.model.test.ts tests the rest.
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { submit } from '../form.ts'
import { now, startConsultation } from '../../tests/fixtures/startForms.ts'
import { booking, draft } from '../../tests/fixtures/visitor.ts'
import { emptyConsultationDraft } from '#contract/consultationDraft.ts'
import { FunctionFailure } from '#contract/failure.ts'
import { consultationMachine } from './consultationMachine.ts'
import {
  consultationValues,
  consultationErrors,
  consultationFailure,
  acceptedBooking,
  consultationState,
  isFlexible,
} from './consultationState.ts'

const book = submit(Date.parse(now))
const error = { kind: 'titled', title: 'Error', urgent: true }

test('is empty and idle before hydration, with a specific time', () => {
  expect(consultationState(undefined)).toBe('idle')
  expect(consultationValues(undefined)).toEqual({ ...emptyConsultationDraft, flexible: false })
  expect(consultationErrors(undefined)).toEqual({})
  expect(acceptedBooking(undefined)).toBeUndefined()
})

test('sends what was typed without spaces around it, and keeps what was accepted', async () => {
  const { actor, attempts, answers, toasts } = startConsultation({ ...draft, name: ' Jana Nováková ' })
  actor.send(book)
  answers[0]?.resolve('reference')
  await vi.waitFor(() => expect(consultationState(actor.getSnapshot())).toBe('success'))
  expect(attempts[0]?.body).toEqual(booking)
  expect(acceptedBooking(actor.getSnapshot())).toEqual({ body: booking, reference: 'reference' })
  const description = 'We will send you a meeting link via email and SMS shortly.'
  expect(toasts).toEqual([{ kind: 'titled', title: 'Success!', description }])
})

test('emits an urgent toast and the error of a booking that was refused, and shows its facts until the next input', async () => {
  const { actor, answers, toasts, failures } = startConsultation(draft)
  const refused = new FunctionFailure('refused', { status: 422, fields: { phone: 'Enter a phone number' } })
  actor.send(book)
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  answers[0]?.reject(refused)
  await vi.waitFor(() => expect(consultationState(actor.getSnapshot())).toBe('failure'))
  expect(toasts).toEqual([{ ...error, description: 'Failed to book consultation. Please try again.' }])
  expect(failures).toEqual([refused])
  expect(consultationFailure(actor.getSnapshot())).toEqual(refused.facts)
  expect(consultationErrors(actor.getSnapshot())).toEqual(refused.facts.fields)
  actor.send({ type: 'draft.change', change: {} })
  expect(consultationFailure(actor.getSnapshot())).toBeUndefined()
})

test.each([
  ['name', '\u200B', 'Please fill in all fields'],
  ['time', ' ', 'Please fill in all fields'],
  ['time', '05:00', 'Please correct the marked fields'],
] as const)('with the %s %j, sends nothing and emits: %s', (field, value, description) => {
  const { actor, attempts, toasts } = startConsultation({ ...draft, [field]: value })
  actor.send(book)
  expect(Object.keys(consultationErrors(actor.getSnapshot()))).toEqual([field])
  expect(toasts).toEqual([{ ...error, description }])
  expect(attempts).toEqual([])
})

test('corrects the error of the hour with each choice of it', () => {
  const { actor } = startConsultation({ ...draft, time: '' })
  const errorOfTime = () => consultationErrors(actor.getSnapshot()).time
  actor.send(book)
  expect(errorOfTime()).toBe('Choose a time, or tick “Any time works for me”')
  actor.send({ type: 'time.setFlexible' })
  expect(errorOfTime()).toBeUndefined()
  actor.send({ type: 'time.setSpecific' })
  expect(errorOfTime()).toBeDefined()
  actor.send({ type: 'time.setSpecific', hour: '15:00' })
  expect(errorOfTime()).toBeUndefined()
})

test('is specific when an hour is chosen while any time works', () => {
  const { actor } = startConsultation(draft)
  actor.send({ type: 'time.setFlexible' })
  actor.send({ type: 'time.setSpecific', hour: '15:00' })
  expect(isFlexible(actor.getSnapshot())).toBe(false)
  expect(actor.getSnapshot().context.draft).toEqual({ ...draft, time: '15:00' })
})

test('changes neither the hour nor its choice while sending', () => {
  for (const isFlexed of [false, true]) {
    const { actor } = startConsultation(draft)
    if (isFlexed) actor.send({ type: 'time.setFlexible' })
    actor.send(book)
    const { value, context } = actor.getSnapshot()
    actor.send(isFlexed ? { type: 'time.setSpecific', hour: '15:00' } : { type: 'time.setFlexible' })
    expect(actor.getSnapshot()).toMatchObject({ value, context })
  }
})

test('names the actor that was not provided', async () => {
  const failures: unknown[] = []
  const consultation = createActor(consultationMachine, { input: { draft, timeZone: 'Europe/Bratislava' } })
  consultation.on('failed', (failed) => failures.push(failed.error))
  consultation.start().send(book)
  await vi.waitFor(() => expect(consultationState(consultation.getSnapshot())).toBe('failure'))
  expect(failures).toEqual([new Error('Provide the "sendConsultationEmail" actor with machine.provide().')])
})
