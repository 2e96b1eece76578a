import { createActor } from 'xstate'
import { consultationFields } from '#contract/consultation.ts'
import { emptyConsultationEntries, validateConsultation } from '#contract/consultationDraft.ts'
import { consultationMachine, type ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { consultationEntries, consultationState } from '#machines/consultation/consultationState.ts'
import { visitorsClock } from '#contract/moment.ts'
import { sendConsultationEmail } from '../form/functions.ts'
import { draftStorage, mayHaveArrived, startFormFlow, type Notify } from '../form/formFlow.ts'

const storage = draftStorage(
  'consultation',
  consultationFields,
  (entries) => validateConsultation(entries, visitorsClock).body,
)

// The browser loads its locale data for the first `Intl` object, which takes a slow phone 40 ms. In a task of its own, that
// does not delay the form.
setTimeout(() => visitorsClock.timeZone)

/** Starts the booking form's actor, or returns the running one. */
export function startConsultation(notify: Notify): ConsultationActorRef {
  const create = () => {
    const stored = storage.read()
    const { flexible, ...draft } = stored?.draft ?? emptyConsultationEntries
    if (stored?.isSent) notify(mayHaveArrived)
    const machine = consultationMachine.provide({ actors: { sendConsultationEmail } })
    const input = { draft, attempt: stored?.attempt, timeZone: visitorsClock.timeZone }
    const actor = createActor(machine, { input })
    if (flexible) actor.send({ type: 'time.setFlexible' })
    return actor
  }
  return startFormFlow({
    create,
    functionName: 'send-consultation-email',
    notify,
    store(snapshot) {
      if (consultationState(snapshot) === 'success') return storage.remove()
      storage.write({ draft: consultationEntries(snapshot), attempt: snapshot.context.attempt })
    },
  })
}
