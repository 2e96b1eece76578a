import { createActor } from 'xstate'
import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { ConsultationDraft } from '#machines/consultation/ConsultationDraft.ts'
import { consultationMachine, type ConsultationAttempt } from '#machines/consultation/consultationMachine.ts'
import type { Clock } from '#machines/consultation/moment.ts'
import type { Notice } from '#machines/notice.ts'
import { fakeSend, keyCounter, type Answer } from './startContact.ts'

/** What the clocks of these tests say unless told otherwise: a Friday morning in Bratislava. */
export const now = '2027-03-05T09:30:00Z'

/** A booking with nothing wrong, as the form holds it. */
export const draft: ConsultationDraft = {
  name: 'Jana Nováková',
  email: 'jana@example.com',
  phone: '+421 900 123 456',
  date: '2027-03-12',
  time: '10:00',
  timezone: 'CET',
}

/** The same as the function takes it. */
export const booking: ConsultationBooking = { ...draft, date: 'March 12, 2027', timezone: 'CET' }

/** A clock that stands still until it is set. */
export function stoppedClock(at = now, timeZone = 'Europe/Bratislava'): Clock & { set: (at: string) => void } {
  let instant = new Date(at)
  return {
    now: () => instant,
    timeZone,
    set(later) {
      instant = new Date(later)
    },
  }
}

/**
 * Starts the booking journey with a function that answers as told.
 *
 * @param filledIn what has been entered already
 * @param answers to one attempt after another
 * @param clock the visitor's
 */
export function startConsultation(filledIn?: ConsultationDraft, answers: Answer[] = [], clock = stoppedClock()) {
  const notices: Notice[] = []
  const logged: unknown[] = []
  const { attempts, signals, send } = fakeSend<ConsultationAttempt>(answers)
  const machine = consultationMachine.provide({
    actors: { sendConsultationEmail: send },
    actions: { notify: (_, notice) => notices.push(notice), logError: (_, error) => logged.push(error) },
  })
  const input = { ...(filledIn && { draft: filledIn }), newKey: keyCounter(), clock }
  const consultation = createActor(machine, { input }).start()
  return { consultation, attempts, signals, notices, logged, clock }
}
