import { createActor, initialTransition, transition } from 'xstate'
import type { DoneActorEvent, ErrorActorEvent, EventFromLogic, InspectionEvent } from 'xstate'
import { consultationFaults, isIncomplete } from '#machines/consultation/ConsultationDraft.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { consultationState, isFlexible } from '#machines/consultation/consultationState.ts'
import { stoppedClock } from '../startConsultation.ts'
import { consultationActs, consultationNames, consultationRules, flexible, nextDay, today } from './consultation.ts'
import { labelled, named, type Act, type Entries } from './form.ts'

const sender = '0.consultation.booking.submitting'
type ConsultationEvent = EventFromLogic<typeof consultationMachine>
type Answer = DoneActorEvent<void, typeof sender> | ErrorActorEvent<Error, typeof sender>

/** What the machine is told of an act; undefined when it is told nothing. */
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

// The machine's own type of event leaves out what its actors say.
const answer = (event: Answer) => event as unknown as ConsultationEvent

function edit(change: Entries): ConsultationEvent {
  const wish = change[flexible]
  if (wish !== undefined) return { type: wish ? 'time.flex' : 'time.fix' }
  return { type: 'draft.change', change: named(consultationNames, change) }
}

const [start] = initialTransition(consultationMachine, { newKey: () => 'key', clock: stoppedClock(today) })
const isNextDay = ({ context }: typeof start) => context.clock.now() >= new Date(nextDay)

// A draft says any time where the form shows a tick and no hour; one without the other is shown as it is.
function entriesOf(snapshot: typeof start): Entries {
  const { draft } = snapshot.context
  const isTicked = isFlexible(snapshot)
  const time = isTicked && draft.time === 'Flexible - Any time works' ? '' : draft.time
  return { ...labelled(consultationNames, { ...draft, time }), [flexible]: isTicked }
}

/** The booking machine beside what was promised of it. */
export const consultationModel = {
  rules: consultationRules,
  acts: consultationActs,
  start,
  step(snapshot: typeof start, act: Act) {
    const event = consultationEvent(act)
    if (event) return transition(consultationMachine, snapshot, event)[0]
    return { ...snapshot, context: { ...snapshot.context, clock: stoppedClock(nextDay) } }
  },
  shown: (snapshot: typeof start) => ({
    state: consultationState(snapshot),
    isMarked: snapshot.matches({ booking: { idle: 'faulty' } }),
    entries: entriesOf(snapshot),
  }),
  situation: (snapshot: typeof start) =>
    JSON.stringify([snapshot.value, snapshot.context.draft, snapshot.context.tried, isNextDay(snapshot)]),
  kind(snapshot: typeof start) {
    const { draft, clock } = snapshot.context
    const isWrong = Object.keys(consultationFaults(draft, clock)).length > 0
    const judged = isIncomplete(draft) ? 'missing' : isWrong ? 'wrong' : 'complete'
    return JSON.stringify([snapshot.value, judged])
  },
}

/** Takes a path with a running machine that is told its answers, in no time and without a page. */
export function runConsultation(path: string[], inspect: (event: InspectionEvent) => void): void {
  const clock = stoppedClock(today)
  const consultation = createActor(consultationMachine, { input: { newKey: () => 'key', clock }, inspect }).start()
  for (const name of path) {
    const event = consultationEvent(consultationActs[name]!)
    if (event) consultation.send(event)
    else clock.set(nextDay)
  }
  consultation.stop()
}
