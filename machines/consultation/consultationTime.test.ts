import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { draft } from '../../tests/fixtures/visitor.ts'
import { startConsultation, stoppedClock } from '../../tests/fixtures/startConsultation.ts'
import { numbered } from '../../tests/fixtures/startContact.ts'
import { consultationErrors, isFlexible } from './consultationState.ts'

const wrong = { kind: 'titled', title: 'Error', description: 'Please correct the marked fields', urgent: true }

test('clears the chosen hour and sends any time when flexible', async () => {
  const { consultation, attempts } = startConsultation(draft)
  consultation.send({ type: 'time.setFlexible' })
  expect(isFlexible(consultation.getSnapshot())).toBe(true)
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'success' } }))
  expect(attempts[0]?.body.time).toBe('Flexible - Any time works')
})

test('keeps the hour empty when specific again', async () => {
  const { consultation, attempts } = startConsultation(draft, ['refuse'])
  consultation.send({ type: 'time.setFlexible' })
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'failure' } }))
  expect(attempts[0]?.body.time).toBe('Flexible - Any time works')
  consultation.send({ type: 'time.setSpecific' })
  expect(consultation.getSnapshot().context.draft.time).toBe('')
})

test('is specific when an hour is chosen while flexible', () => {
  const { consultation } = startConsultation({ ...draft, name: '', time: '' })
  consultation.send({ type: 'time.setFlexible' })
  consultation.send({ type: 'consultation.submit' })
  expect(consultationErrors(consultation.getSnapshot())).toEqual({ name: 'Enter your name' })
  consultation.send({ type: 'time.setSpecific', hour: '15:00' })
  expect(isFlexible(consultation.getSnapshot())).toBe(false)
  expect(consultation.getSnapshot().context.draft.time).toBe('15:00')
  expect(consultationErrors(consultation.getSnapshot())).toEqual({ name: 'Enter your name' })
})

test('requires an hour again when specific', () => {
  const { consultation, attempts } = startConsultation(draft)
  consultation.send({ type: 'time.setFlexible' })
  consultation.send({ type: 'time.setSpecific' })
  expect(isFlexible(consultation.getSnapshot())).toBe(false)
  expect(consultation.getSnapshot().context.draft).toEqual({ ...draft, time: '' })
  consultation.send({ type: 'consultation.submit' })
  expect(Object.keys(consultationErrors(consultation.getSnapshot()))).toEqual(['time'])
  expect(attempts).toEqual([])
})

test('removes the error of a missing hour when flexible', () => {
  const { consultation } = startConsultation({ ...draft, time: '' })
  consultation.send({ type: 'consultation.submit' })
  expect(Object.keys(consultationErrors(consultation.getSnapshot()))).toEqual(['time'])
  consultation.send({ type: 'time.setFlexible' })
  expect(consultation.getSnapshot().value).toEqual({ booking: { editing: { idle: 'invalid' } }, time: 'flexible' })
  expect(consultationErrors(consultation.getSnapshot())).toEqual({})
})

test('stays flexible after a failure, and returns to idle when set to specific', async () => {
  const { consultation } = startConsultation(draft, ['refuse'])
  consultation.send({ type: 'time.setFlexible' })
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'failure' } }))
  expect(isFlexible(consultation.getSnapshot())).toBe(true)
  expect(consultation.getSnapshot().context.draft).toEqual({ ...draft, time: '' })
  consultation.send({ type: 'time.setSpecific' })
  expect(consultation.getSnapshot().value).toEqual({ booking: { editing: { idle: 'clean' } }, time: 'specific' })
})

test('returns to idle with the next input after a success or a failure', async () => {
  const change = { type: 'draft.change', change: { name: 'Peter' } } as const
  for (const [answer, booking] of [
    ['accept', 'success'],
    ['refuse', 'failure'],
  ] as const) {
    for (const event of [change, { type: 'time.setFlexible' }] as const) {
      const { consultation } = startConsultation(draft, [answer])
      consultation.send({ type: 'consultation.submit' })
      await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: booking } }))
      consultation.send(event)
      expect(consultation.getSnapshot().value.booking).toEqual({ editing: { idle: 'clean' } })
      expect(isFlexible(consultation.getSnapshot())).toBe(event.type === 'time.setFlexible')
    }
  }
})

test('validates the day again on a page left open over midnight', () => {
  const clock = stoppedClock('2027-03-05T22:59:00Z')
  const { consultation, attempts, toasts } = startConsultation({ ...draft, date: '2027-03-06' }, [], clock)
  clock.set('2027-03-05T23:01:00Z')
  consultation.send({ type: 'consultation.submit' })
  expect(consultationErrors(consultation.getSnapshot())).toEqual({ date: 'Choose tomorrow or a later date' })
  expect(toasts).toEqual([wrong])
  expect(attempts).toEqual([])
})

test('accepts the same day a minute before midnight', () => {
  const clock = stoppedClock('2027-03-05T22:59:00Z')
  const { consultation, attempts } = startConsultation({ ...draft, date: '2027-03-06' }, [], clock)
  consultation.send({ type: 'consultation.submit' })
  expect(attempts).toHaveLength(1)
})

test('does not retry a booking whose day has passed', async () => {
  const clock = stoppedClock('2027-03-05T22:59:00Z')
  const { consultation, attempts, toasts } = startConsultation({ ...draft, date: '2027-03-06' }, ['refuse'], clock)
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: { editing: 'failure' } }))
  clock.set('2027-03-05T23:01:00Z')
  consultation.send({ type: 'consultation.submit' })
  expect(consultation.getSnapshot().value.booking).toEqual({ editing: { idle: 'invalid' } })
  expect(Object.keys(consultationErrors(consultation.getSnapshot()))).toEqual(['date'])
  expect(toasts.at(-1)).toEqual(wrong)
  expect(attempts).toHaveLength(1)
})

test('keeps the key for the same booking and creates a new one for a changed booking and after a success', async () => {
  const { consultation, attempts } = startConsultation(draft, ['refuse', 'refuse', 'refuse', 'refuse'])
  const submit = async () => {
    consultation.send({ type: 'consultation.submit' })
    await waitFor(consultation, (snapshot) => !snapshot.matches({ booking: 'submitting' }))
  }
  await submit()
  await submit()
  consultation.send({ type: 'draft.change', change: { timezone: 'GMT' } })
  await submit()
  consultation.send({ type: 'time.setFlexible' })
  await submit()
  await submit()
  const { time: hour, ...rest } = draft
  consultation.send({ type: 'draft.change', change: { ...rest, timezone: 'GMT' } })
  consultation.send({ type: 'time.setSpecific', hour })
  await submit()
  expect(numbered(attempts)).toEqual([1, 1, 2, 3, 3, 4])
})
