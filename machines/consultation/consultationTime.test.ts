import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { draft, startConsultation, stoppedClock } from '../../tests/startConsultation.ts'
import { anyTime } from './ConsultationBooking.ts'
import { isAnyTime } from './ConsultationDraft.ts'
import { isFlexible, shownConsultationFaults } from './consultationState.ts'

const wrong = { kind: 'titled', title: 'Error', description: 'Please correct the marked fields', urgent: true }

test('ticking that any time works clears the chosen hour, and that is what is sent', async () => {
  const { consultation, attempts } = startConsultation(draft)
  consultation.send({ type: 'time.flex' })
  expect(isFlexible(consultation.getSnapshot())).toBe(true)
  expect(isAnyTime(consultation.getSnapshot().context.draft)).toBe(true)
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'success' }))
  expect(attempts[0]?.booking.time).toBe('Flexible - Any time works')
})

test('unticking it asks for an hour again', () => {
  const { consultation, attempts } = startConsultation(draft)
  consultation.send({ type: 'time.flex' })
  consultation.send({ type: 'time.fix' })
  expect(isFlexible(consultation.getSnapshot())).toBe(false)
  expect(consultation.getSnapshot().context.draft).toEqual({ ...draft, time: '' })
  consultation.send({ type: 'consultation.submit' })
  expect(Object.keys(shownConsultationFaults(consultation.getSnapshot()))).toEqual(['time'])
  expect(attempts).toEqual([])
})

test('ticking it mends a missing hour', () => {
  const { consultation } = startConsultation({ ...draft, time: '' })
  consultation.send({ type: 'consultation.submit' })
  expect(Object.keys(shownConsultationFaults(consultation.getSnapshot()))).toEqual(['time'])
  consultation.send({ type: 'time.flex' })
  expect(consultation.getSnapshot().value).toEqual({ booking: { idle: 'faulty' }, time: 'flexible' })
  expect(shownConsultationFaults(consultation.getSnapshot())).toEqual({})
})

test('a failed booking keeps that any time works, and unticking it makes the form idle', async () => {
  const { consultation } = startConsultation(draft, ['refuse'])
  consultation.send({ type: 'time.flex' })
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'failure' }))
  expect(isFlexible(consultation.getSnapshot())).toBe(true)
  expect(consultation.getSnapshot().context.draft).toEqual({ ...draft, time: anyTime })
  consultation.send({ type: 'time.fix' })
  expect(consultation.getSnapshot().value).toEqual({ booking: { idle: 'clean' }, time: 'specific' })
})

test('any next input after a success or a failure makes the form idle again', async () => {
  const change = { type: 'draft.change', change: { name: 'Peter' } } as const
  for (const [answer, booking] of [
    ['accept', 'success'],
    ['refuse', 'failure'],
  ] as const) {
    for (const event of [change, { type: 'time.flex' }] as const) {
      const { consultation } = startConsultation(draft, [answer])
      consultation.send({ type: 'consultation.submit' })
      await waitFor(consultation, (snapshot) => snapshot.matches({ booking }))
      consultation.send(event)
      expect(consultation.getSnapshot().value.booking).toEqual({ idle: 'clean' })
      expect(isFlexible(consultation.getSnapshot())).toBe(event.type === 'time.flex')
    }
  }
})

test('a page left open over midnight judges its day anew', () => {
  const clock = stoppedClock('2027-03-05T22:59:00Z')
  const { consultation, attempts, notices } = startConsultation({ ...draft, date: '2027-03-06' }, [], clock)
  clock.set('2027-03-05T23:01:00Z')
  consultation.send({ type: 'consultation.submit' })
  expect(shownConsultationFaults(consultation.getSnapshot())).toEqual({ date: 'Choose a date from tomorrow on' })
  expect(notices).toEqual([wrong])
  expect(attempts).toEqual([])
})

test('a minute before midnight the same day is accepted', () => {
  const clock = stoppedClock('2027-03-05T22:59:00Z')
  const { consultation, attempts } = startConsultation({ ...draft, date: '2027-03-06' }, [], clock)
  consultation.send({ type: 'consultation.submit' })
  expect(attempts).toHaveLength(1)
})

test('a failed booking whose day has passed meanwhile is not sent again', async () => {
  const clock = stoppedClock('2027-03-05T22:59:00Z')
  const { consultation, attempts, notices } = startConsultation({ ...draft, date: '2027-03-06' }, ['refuse'], clock)
  consultation.send({ type: 'consultation.submit' })
  await waitFor(consultation, (snapshot) => snapshot.matches({ booking: 'failure' }))
  clock.set('2027-03-05T23:01:00Z')
  consultation.send({ type: 'consultation.submit' })
  expect(consultation.getSnapshot().value.booking).toEqual({ idle: 'faulty' })
  expect(Object.keys(shownConsultationFaults(consultation.getSnapshot()))).toEqual(['date'])
  expect(notices.at(-1)).toEqual(wrong)
  expect(attempts).toHaveLength(1)
})

test('the key stays with the same booking and changes with another hour, zone or wish, and after a success', async () => {
  const { consultation, attempts } = startConsultation(draft, ['refuse', 'refuse', 'refuse', 'refuse'])
  const submit = async () => {
    consultation.send({ type: 'consultation.submit' })
    await waitFor(consultation, (snapshot) => !snapshot.matches({ booking: 'submitting' }))
  }
  await submit()
  await submit()
  consultation.send({ type: 'draft.change', change: { timezone: 'GMT' } })
  await submit()
  consultation.send({ type: 'time.flex' })
  await submit()
  await submit()
  consultation.send({ type: 'draft.change', change: { ...draft, timezone: 'GMT' } })
  await submit()
  const keys = attempts.map(({ key }) => key)
  expect(keys).toEqual(['key 1', 'key 1', 'key 2', 'key 3', 'key 3', 'key 4'])
})
