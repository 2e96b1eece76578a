// What the scenarios leave out (machines/forms.test.ts): what neither a form's content nor its toasts show.
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { showForm, submit } from '../form.ts'
import { now } from '../../tests/fixtures/startForms.ts'
import { startConsultation } from '../../tests/scenarios/consultation.ts'
import { draft } from '../../tests/fixtures/visitor.ts'
import { consultationForm, emptyConsultationDraft, emptyConsultationValues } from '#contract/consultation.ts'
import { consultationMachine, consultationValues, isFlexible } from './consultationMachine.ts'

const { name, email, phone } = draft
const book = submit(Date.parse(now))
const { incomplete, invalid } = consultationForm.says

test('is empty and idle before hydration, with a specific time', () => {
  expect(showForm(undefined, emptyConsultationDraft)).toMatchObject({ state: 'idle', errors: {} })
  expect(consultationValues(undefined)).toEqual(emptyConsultationValues)
})

test('is an empty form without input, and judges a submit without a time', () => {
  const actor = createActor(consultationMachine).start()
  actor.send({ type: 'submit' })
  expect(actor.getSnapshot()).toMatchObject({ value: { booking: { idle: 'invalid' }, time: 'specific' } })
  actor.send({ type: 'draft.change', change: { name, email, phone, date: '2000-01-01' } })
  actor.send({ type: 'submit' })
  expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['date', 'time'])
})

test.each([
  ['name', '\u200B', incomplete],
  ['time', ' ', incomplete],
  ['time', '05:00', invalid],
] as const)('with the %s %j, sends nothing and emits %j', (field, value, toast) => {
  const { actor, attempts, toasts } = startConsultation({ ...draft, [field]: value })
  actor.send(book)
  expect(Object.keys(showForm(actor.getSnapshot(), emptyConsultationDraft).errors)).toEqual([field])
  expect(toasts).toEqual([toast])
  expect(attempts).toEqual([])
})

test('is specific when an hour is chosen while any time works', () => {
  const { actor } = startConsultation(draft)
  actor.send({ type: 'time.setFlexible' })
  actor.send({ type: 'time.setSpecific', hour: '15:00' })
  expect(isFlexible(actor.getSnapshot())).toBe(false)
  expect(actor.getSnapshot().context.draft).toEqual({ ...draft, time: '15:00' })
})
