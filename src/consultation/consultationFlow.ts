import { createActor } from 'xstate'
import type { formPages } from '#contract/endpoints.ts'
import { consultationFields } from '#contract/consultation.ts'
import { emptyConsultationValues, validateConsultation } from '#contract/consultationDraft.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { consultationValues, consultationState } from '#machines/consultation/consultationState.ts'
import { visitorsClock } from '#contract/moment.ts'
import { sendConsultationEmail } from '../form/functions.ts'
import { createFormFlow, draftStorage } from '../form/formFlow.ts'

const storage = draftStorage(
  'consultation' satisfies (typeof formPages)['/free-consultation']['draft'],
  consultationFields,
  (values) => validateConsultation(values, visitorsClock).body,
)

// The browser loads its locale data for the first `Intl` object, which takes 40 ms (docs/performance.md). In a task of its own, that
// does not delay the form.
setTimeout(() => visitorsClock.timeZone)

/** The booking form's flow. */
export const consultationFlow = createFormFlow({
  functionName: 'send-consultation-email',
  create() {
    const { draft: values = emptyConsultationValues, attempt, isSent = false } = storage.read() ?? {}
    const { flexible, ...draft } = values
    const machine = consultationMachine.provide({ actors: { sendConsultationEmail } })
    const actor = createActor(machine, { input: { draft, attempt, timeZone: visitorsClock.timeZone } })
    // The actor handles it when it starts.
    if (flexible) actor.send({ type: 'time.setFlexible' })
    return { actor, isSent }
  },
  store(snapshot) {
    if (consultationState(snapshot) === 'success') return storage.remove()
    storage.write({ draft: consultationValues(snapshot), attempt: snapshot.context.attempt })
  },
})
