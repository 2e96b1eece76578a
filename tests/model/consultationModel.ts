import { assign, initialTransition, transition } from 'xstate'
import type { DoneActorEvent, ErrorActorEvent, EventFromLogic } from 'xstate'
import { emptyConsultationDraft, isIncomplete, validateConsultation } from '#machines/consultation/ConsultationDraft.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { consultationEntries, consultationState, isFlexible } from '#machines/consultation/consultationState.ts'
import {
  consultationActs,
  consultationNames,
  consultationRules,
  flexible,
  nextDay,
  today,
} from './consultationRules.ts'
import { labeled, named, type Act, type Entries } from './expectedForm.ts'

const sender = '0.consultation.booking.submitting'
type ConsultationEvent = EventFromLogic<typeof consultationMachine>
type Answer = DoneActorEvent<void, typeof sender> | ErrorActorEvent<Error, typeof sender>

/** Returns the machine event of an act; undefined if it has none. */
export function consultationEvent(act: Act): ConsultationEvent | undefined {
  switch (act.does) {
    case 'edit':
      return edit(act.change)
    case 'click':
    case 'press Enter':
      return { type: 'consultation.submit' }
    case 'come back':
      return { type: 'page.restored' }
    case 'be accepted':
      return answer({ type: `xstate.done.actor.${sender}`, output: undefined, actorId: sender })
    case 'be refused':
      return answer({ type: `xstate.error.actor.${sender}`, error: new Error('refused'), actorId: sender })
    default:
      return undefined
  }
}

// The machine's event type leaves out the events of its actors.
const answer = (event: Answer) => event as unknown as ConsultationEvent

function edit(change: Entries): ConsultationEvent {
  const isFlexible = change[flexible]
  if (isFlexible !== undefined) return { type: isFlexible ? 'time.setFlexible' : 'time.setSpecific' }
  const { time, ...others } = named(consultationNames, change)
  if (time !== undefined) return { type: 'time.setSpecific', hour: String(time) }
  return { type: 'draft.change', change: others }
}

// A step must be a pure function, so the time is part of the snapshot.
const machine = consultationMachine.provide({
  actions: { readClock: assign({ now: ({ context }) => context.now }) },
})
const at = (snapshot: typeof first, time: string) => ({
  ...snapshot,
  context: { ...snapshot.context, now: Date.parse(time) },
})
const [first] = initialTransition(machine, { draft: emptyConsultationDraft, timeZone: 'Europe/Bratislava' })
const start = at(first, today)

/** The booking machine with its specification. */
export const consultationModel = {
  rules: consultationRules,
  acts: consultationActs,
  start,
  step(snapshot: typeof start, act: Act) {
    const event = consultationEvent(act)
    return event ? transition(machine, snapshot, event)[0] : at(snapshot, nextDay)
  },
  shown: (snapshot: typeof start) => ({
    state: consultationState(snapshot),
    showsErrors: snapshot.hasTag('invalid'),
    entries: { ...labeled(consultationNames, snapshot.context.draft), [flexible]: isFlexible(snapshot) },
  }),
  stateKey: (snapshot: typeof start) =>
    JSON.stringify([snapshot.value, snapshot.context.draft, snapshot.context.lastSent?.digest, snapshot.context.now]),
  stateClass(snapshot: typeof start) {
    const { draft, now, timeZone } = snapshot.context
    const { body } = validateConsultation(consultationEntries(snapshot), { now: () => new Date(now), timeZone })
    const isMissing = isIncomplete(draft) || (draft.time === '' && !isFlexible(snapshot))
    const judged = isMissing ? 'missing' : body ? 'complete' : 'wrong'
    return JSON.stringify([snapshot.value, judged])
  },
}
