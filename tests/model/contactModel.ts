import { createActor, initialTransition, transition } from 'xstate'
import type { DoneActorEvent, ErrorActorEvent, EventFromLogic, InspectionEvent } from 'xstate'
import { contactFaults } from '#machines/contact/ContactMessage.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { contactState } from '#machines/contact/contactState.ts'
import { contactActs, contactNames, contactRules } from './contact.ts'
import { labelled, named, type Act } from './form.ts'

const sender = '0.contact.submitting'
type ContactEvent = EventFromLogic<typeof contactMachine>
type Answer = DoneActorEvent<void, typeof sender> | ErrorActorEvent<Error, typeof sender>

/** What the machine is told of an act; undefined when it is told nothing. */
export function contactEvent(act: Act): ContactEvent | undefined {
  switch (act.does) {
    case 'edit':
      return { type: 'draft.change', change: named(contactNames, act.change) }
    case 'click':
    case 'press Enter':
      return { type: 'message.submit' }
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
const answer = (event: Answer) => event as unknown as ContactEvent

const [start] = initialTransition(contactMachine, { newKey: () => 'key' })

/** The contact machine beside what was promised of it. */
export const contactModel = {
  rules: contactRules,
  acts: contactActs,
  start,
  step(snapshot: typeof start, act: Act) {
    const event = contactEvent(act)
    return event ? transition(contactMachine, snapshot, event)[0] : snapshot
  },
  shown: (snapshot: typeof start) => ({
    state: contactState(snapshot),
    isMarked: snapshot.matches({ idle: 'faulty' }),
    entries: labelled(contactNames, snapshot.context.draft),
  }),
  situation: ({ value, context: { draft, tried } }: typeof start) => JSON.stringify([value, draft, tried]),
  kind({ value, context: { draft, tried } }: typeof start) {
    const isWritten = Object.keys(contactFaults({ ...draft, gdprConsent: true })).length === 0
    const retry = tried === undefined ? 'first' : tried === JSON.stringify(draft) ? 'same' : 'other'
    return JSON.stringify([value, isWritten, draft.gdprConsent, retry])
  },
}

/** Takes a path with a running machine that is told its answers, in no time and without a page. */
export function runContact(path: string[], inspect: (event: InspectionEvent) => void): void {
  const contact = createActor(contactMachine, { input: { newKey: () => 'key' }, inspect }).start()
  for (const name of path) {
    const event = contactEvent(contactActs[name]!)
    if (event) contact.send(event)
  }
  contact.stop()
}
