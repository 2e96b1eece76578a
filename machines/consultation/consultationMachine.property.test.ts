import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { interleave, type Form } from '../../tests/model/interleaving.ts'
import { draft as whole } from '../../tests/fixtures/visitor.ts'
import { consultationMachineAt, stoppedClock } from '../../tests/fixtures/startConsultation.ts'
import type { Attempt } from '../attempt.ts'
import type { ConsultationBooking } from './ConsultationBooking.ts'
import {
  emptyConsultationDraft,
  validateConsultation,
  type ConsultationDraft,
  type ConsultationEntries,
} from './ConsultationDraft.ts'
import { consultationEntries, consultationState } from './consultationState.ts'

// The form disables the hour while any time works. Every other field can change at any moment.
type Edit = { tick: boolean } | { hour: string } | Partial<Omit<ConsultationDraft, 'time'>>
const { time: hour, ...rest } = whole

const edit = fc.oneof(
  { arbitrary: fc.constant<Edit>(rest), weight: 4 },
  { arbitrary: fc.constantFrom<Edit>({ hour }, { tick: true }), weight: 4 },
  fc.constantFrom<Edit>(
    { tick: false },
    { hour: '' },
    { hour: '22:00' },
    { name: `${whole.name} ` },
    { email: 'jana@' },
    { phone: '' },
    { date: '2027-03-04' },
    { timezone: 'JST' },
  ),
)

test('books once and loses nothing, however input and responses interleave', { timeout: 60_000 }, async () => {
  const sums = await interleave<ConsultationEntries, Edit>(edit, (endpoint) => {
    const said: string[] = []
    const clock = stoppedClock()
    const machine = consultationMachineAt(clock).provide({
      actors: { sendConsultationEmail: endpoint.sendActor<Attempt<ConsultationBooking>>(({ body }) => body) },
    })
    const consultation = createActor(machine, { input: { draft: emptyConsultationDraft, timeZone: clock.timeZone } })
    consultation.on('toast', ({ toast }) => said.push(toast.kind === 'titled' ? toast.description : toast.title))
    consultation.start()
    const form: Form<ConsultationEntries, Edit> = {
      state: () => consultationState(consultation.getSnapshot()),
      draft: () => consultationEntries(consultation.getSnapshot()),
      watch: (changed) => void consultation.subscribe(changed),
      submit: () => consultation.send({ type: 'consultation.submit' }),
      comeBack: () => consultation.send({ type: 'page.restored' }),
      edit(entered) {
        if ('tick' in entered)
          return consultation.send({ type: entered.tick ? 'time.setFlexible' : 'time.setSpecific' })
        if (!('hour' in entered)) return consultation.send({ type: 'draft.change', change: entered })
        if (consultation.getSnapshot().matches({ time: 'specific' })) {
          consultation.send({ type: 'time.setSpecific', hour: entered.hour })
        }
      },
      isButtonEnabled: () => consultationState(consultation.getSnapshot()) !== 'submitting',
      empty: { ...emptyConsultationDraft, flexible: false },
      typed(draft, entered) {
        if ('tick' in entered) return { ...draft, flexible: entered.tick, time: entered.tick ? '' : draft.time }
        if ('hour' in entered) return draft.flexible ? draft : { ...draft, time: entered.hour }
        return { ...draft, ...entered }
      },
      isComplete: (entries) => validateConsultation(entries, clock).body !== undefined,
      said,
      words: {
        accepted: 'We will send you a meeting link via email and SMS shortly.',
        failed: 'Failed to book consultation. Please try again.',
        invalid: ['Please fill in all fields', 'Please correct the marked fields'],
      },
    }
    return form
  })
  console.log('consultation: 200 interleavings', sums)
  for (const count of Object.values(sums)) expect(count).toBeGreaterThan(10)
})
