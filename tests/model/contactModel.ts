import { initialTransition, transition } from 'xstate'
import type { DoneActorEvent, ErrorActorEvent, EventFromLogic } from 'xstate'
import { ensureIdempotencyKey } from '#machines/attempt.ts'
import { emptyContactDraft, validateContact } from '#machines/contact/ContactMessage.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { contactState } from '#machines/contact/contactState.ts'
import { contactActs, contactNames, contactRules } from './contactRules.ts'
import { labeled, named, type Act } from './expectedForm.ts'

const sender = '0.contact.submitting'
type ContactEvent = EventFromLogic<typeof contactMachine>
type Answer = DoneActorEvent<void, typeof sender> | ErrorActorEvent<Error, typeof sender>

/** Returns the machine event of an act; undefined if it has none. */
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

// The machine's event type leaves out the events of its actors.
const answer = (event: Answer) => event as unknown as ContactEvent

const [start] = initialTransition(contactMachine, { draft: emptyContactDraft })

/** The contact machine with its specification. */
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
    showsErrors: snapshot.hasTag('invalid'),
    entries: labeled(contactNames, snapshot.context.draft),
  }),
  stateKey: ({ value, context: { draft, lastSent } }: typeof start) => JSON.stringify([value, draft, lastSent?.digest]),
  stateClass({ value, context: { draft, lastSent } }: typeof start) {
    const isWritten = validateContact({ ...draft, gdprConsent: true }).body !== undefined
    const isSame = ensureIdempotencyKey(draft, lastSent) === lastSent
    const retry = lastSent === undefined ? 'first' : isSame ? 'same' : 'other'
    return JSON.stringify([value, isWritten, draft.gdprConsent, retry])
  },
}
