import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { interleave, type Form } from '../../tests/model/interleaving.ts'
import { draft as whole, stoppedClock } from '../../tests/startConsultation.ts'
import { keyCounter } from '../../tests/startContact.ts'
import { anyTime } from './ConsultationBooking.ts'
import { consultationFaults, emptyConsultationDraft, type ConsultationDraft } from './ConsultationDraft.ts'
import { consultationMachine, type ConsultationAttempt } from './consultationMachine.ts'
import { consultationState } from './consultationState.ts'

// An hour cannot be chosen while any time will do; all else can be entered at any moment.
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

test(
  'however clicks, keys, changes and answers interleave, a consultation is booked once and nothing entered is lost',
  { timeout: 60_000 },
  async () => {
    const sums = await interleave<ConsultationDraft, Edit>(edit, (far) => {
      const said: string[] = []
      const clock = stoppedClock()
      const machine = consultationMachine.provide({
        actors: { sendConsultationEmail: far.joined<ConsultationAttempt>(({ booking }) => booking) },
        actions: {
          notify: (_, notice) => void said.push(notice.kind === 'titled' ? notice.description : notice.title),
        },
      })
      const consultation = createActor(machine, { input: { newKey: keyCounter(), clock } }).start()
      const form: Form<ConsultationDraft, Edit> = {
        state: () => consultationState(consultation.getSnapshot()),
        draft: () => consultation.getSnapshot().context.draft,
        watch: (changed) => void consultation.subscribe(changed),
        submit: () => consultation.send({ type: 'consultation.submit' }),
        comeBack: () => consultation.send({ type: 'page.restored' }),
        edit(entered) {
          if ('tick' in entered) return consultation.send({ type: entered.tick ? 'time.flex' : 'time.fix' })
          if (!('hour' in entered)) return consultation.send({ type: 'draft.change', change: entered })
          if (consultation.getSnapshot().matches({ time: 'specific' })) {
            consultation.send({ type: 'draft.change', change: { time: entered.hour } })
          }
        },
        isButtonEnabled: () => consultationState(consultation.getSnapshot()) !== 'submitting',
        empty: emptyConsultationDraft,
        typed(draft, entered) {
          const isFlexible = draft.time === anyTime
          if ('tick' in entered) return { ...draft, time: entered.tick ? anyTime : isFlexible ? '' : draft.time }
          if ('hour' in entered) return isFlexible ? draft : { ...draft, time: entered.hour }
          return { ...draft, ...entered }
        },
        isComplete: (draft) => Object.keys(consultationFaults(draft, clock)).length === 0,
        said,
        words: {
          accepted: 'We will send you a meeting link via email and SMS shortly.',
          failed: 'Failed to book consultation. Please try again.',
          faulty: ['Please fill in all fields', 'Please correct the marked fields'],
        },
      }
      return form
    })
    console.log('consultation: 2,000 interleavings', sums)
    for (const count of Object.values(sums)) expect(count).toBeGreaterThan(300)
  },
)
