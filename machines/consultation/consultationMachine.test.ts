// What the scenarios leave out (machines/forms.test.ts): what neither a form's content nor its toasts show.
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { submit } from '../form.ts'
import { now, startConsultation } from '../../tests/fixtures/startForms.ts'
import { perform, refusal } from '../../tests/scenarios/scenario.ts'
import { booking, draft } from '../../tests/fixtures/visitor.ts'
import { emptyConsultationDraft } from '#contract/consultationDraft.ts'
import { consultationMachine } from './consultationMachine.ts'
import {
  consultationValues,
  consultationErrors,
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

test('reports why it failed, and keeps what was accepted', async () => {
  const form = startConsultation(draft)
  for (const act of ['clicks', 'is refused for its email', 'clicks', 'is accepted'] as const) await perform(form, act)
  expect(form.failures).toEqual([refusal])
  expect(acceptedBooking(form.actor.getSnapshot())).toEqual({ body: booking, reference: 'reference' })
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

test('is specific when an hour is chosen while any time works', () => {
  const { actor } = startConsultation(draft)
  actor.send({ type: 'time.setFlexible' })
  actor.send({ type: 'time.setSpecific', hour: '15:00' })
  expect(isFlexible(actor.getSnapshot())).toBe(false)
  expect(actor.getSnapshot().context.draft).toEqual({ ...draft, time: '15:00' })
})

test('names the actor that was not provided', async () => {
  const failures: unknown[] = []
  const consultation = createActor(consultationMachine, { input: { draft, timeZone: 'Europe/Bratislava' } })
  consultation.on('failed', (failed) => failures.push(failed.error))
  consultation.start().send(book)
  await vi.waitFor(() => expect(consultationState(consultation.getSnapshot())).toBe('failure'))
  expect(failures).toEqual([new Error('Provide the "sendConsultationEmail" actor with machine.provide().')])
})
