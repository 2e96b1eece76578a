import {
  createActor,
  getStateNodes,
  matchesState,
  type AnyStateMachine,
  type StateValue,
  type StateValueFrom,
} from 'xstate'
import type { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import {
  emptyConsultationDraft,
  validateConsultation,
  type ConsultationDraft,
} from '#machines/consultation/ConsultationDraft.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { emptyContactDraft, validateContact, type ContactDraft } from '#machines/contact/ContactMessage.ts'
import { logLine } from '#machines/failure.ts'
import type { ToastMessage } from '#machines/toast.ts'
import { sendConsultationEmail, sendContactEmail } from '#src/api/functions.ts'
import { showToast } from '#src/components/toasts/Toast.tsx'
import { consultationMachineAt, now, stoppedClock } from '../tests/fixtures/startConsultation.ts'

/** The state of a story's contact machine. */
export type ContactState = { state: StateValueFrom<typeof contactMachine>; draft?: ContactDraft }

/**
 * Starts the real contact machine in a state, without running entry actions or invoked actors. Later events run normally
 * and reach the mocks.
 */
export function startContactIn({ state, draft = emptyContactDraft }: ContactState) {
  const machine = contactMachine.provide({ actors: { sendContactEmail } })
  const context = { draft, body: validateContact(draft).body }
  const contact = createActor(machine, { input: { draft }, snapshot: machine.resolveState({ value: state, context }) })
  contact.on('toast', ({ toast }) => showToast(toast))
  contact.on('failed', ({ error }) => console.error(logLine('send-contact-email', error)))
  return contact.start()
}

/** The state of a story's booking machine, and the visitor's clock: `at` an instant in an IANA zone. */
export type ConsultationState = {
  state: StateValueFrom<typeof consultationMachine>
  draft?: ConsultationDraft
  at?: string
  timeZone?: string
}

/** Returns the stopped clock of a story. */
export const createClock = ({ at = now, timeZone = 'Europe/Bratislava' }: Pick<ConsultationState, 'at' | 'timeZone'>) =>
  stoppedClock(at, timeZone)

/** Starts the real booking machine in a state with a stopped clock, like `startContactIn`. */
export function startConsultationIn(storyState: ConsultationState) {
  const { state, draft = emptyConsultationDraft } = storyState
  const clock = createClock(storyState)
  const machine = consultationMachineAt(clock).provide({ actors: { sendConsultationEmail } })
  const { timeZone } = clock
  const flexible = matchesState({ time: 'flexible' }, state)
  const { body } = validateConsultation({ ...draft, flexible }, clock)
  const context = { draft, timeZone, now: clock.now().getTime(), body }
  const snapshot = machine.resolveState({ value: state, context })
  const consultation = createActor(machine, { input: { draft, timeZone }, snapshot })
  consultation.on('toast', ({ toast }) => showToast(toast))
  consultation.on('failed', ({ error }) => console.error(logLine('send-consultation-email', error)))
  return consultation.start()
}

/** Returns the toast that a machine emits when it enters a state. */
export function getToast(machine: AnyStateMachine, state: StateValue): ToastMessage | undefined {
  const entries = getStateNodes(machine.root, state).flatMap(
    (node) => node.entry as { type: string; params?: ToastMessage }[],
  )
  return entries.find(({ type }) => type === 'toast')?.params
}
