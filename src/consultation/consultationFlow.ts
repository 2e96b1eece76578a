import { createActor } from 'xstate'
import { consultationForm } from '#contract/consultation.ts'
import { consultationMachine, consultationValues } from '#machines/consultation/consultationMachine.ts'
import { visitorsClock } from '#contract/moment.ts'
import { createFormFlow } from '../form/formFlow.ts'

// The browser loads its locale data for the first `Intl` object, which takes 40 ms on a computer and 100 on a phone
// (docs/performance.md). A task of its own does not delay the form. Other pages only prefetch this module, and most of their
// visitors never book.
if ((consultationForm.pages as readonly string[]).includes(globalThis.location?.pathname))
  setTimeout(() => visitorsClock.timeZone)

/** The booking form's flow. */
export const consultationFlow = createFormFlow(
  consultationForm,
  ({ draft: { flexible, ...draft }, entered, attempt, send }) => {
    const machine = consultationMachine.provide({ actors: { send } })
    const actor = createActor(machine, { input: { draft, attempt, timeZone: visitorsClock.timeZone } })
    // The actor handles it when it starts. An hour that was entered in this page replaces a stored "any time".
    if (flexible && !entered.time) actor.send({ type: 'time.setFlexible' })
    return actor
  },
  consultationValues,
)
