import * as v from 'valibot'
import { createActor } from 'xstate'
import { emptyConsultationDraft, isAnyTime } from '#machines/consultation/ConsultationDraft.ts'
import { consultationMachine, type ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { timezoneCodes } from '#machines/consultation/timezones.ts'
import { logLine } from '#machines/failure.ts'
import type { Notice } from '#machines/notice.ts'
import { sendConsultationEmail } from '../backend/consultation.ts'
import { askBeforeLeaving } from './askBeforeLeaving.ts'
import { keptDraft } from './keptDraft.ts'
import { newKey } from './newKey.ts'
import { whenPageRestored } from './pageRestored.ts'
import { visitorsClock } from './visitorsClock.ts'

const Kept = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  date: v.string(),
  time: v.string(),
  timezone: v.picklist(timezoneCodes),
})
const kept = keptDraft('consultation', Kept)

/**
 * Starts the booking journey, joined to the hosted function and to the visitor's clock.
 *
 * @param notify shows the visitor what happened
 * @returns the running journey and what ends it
 */
export function startConsultation(notify: (notice: Notice) => void): { actor: ConsultationActorRef; stop: () => void } {
  const consultationFlow = consultationMachine.provide({
    actors: { sendConsultationEmail },
    actions: {
      notify: (_, notice) => notify(notice),
      logError: (_, error) => console.error(logLine('send-consultation-email', error)),
    },
  })
  const draft = kept.read() ?? emptyConsultationDraft
  const actor = createActor(consultationFlow, { input: { draft, newKey, clock: visitorsClock } })
  actor.subscribe(({ value, context }) => {
    if (value.booking === 'success') kept.forget()
    else kept.write(context.draft)
    askBeforeLeaving(context.draft, emptyConsultationDraft)
  })
  const stopListening = whenPageRestored(() => actor.send({ type: 'page.restored' }))
  actor.start()
  if (isAnyTime(draft)) actor.send({ type: 'time.flex' })
  return {
    actor,
    stop() {
      stopListening()
      askBeforeLeaving(undefined, emptyConsultationDraft)
      actor.stop()
    },
  }
}
