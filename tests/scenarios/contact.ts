import { createActor, SimulatedClock } from 'xstate'
import type { Attempt } from '#contract/attempt.ts'
import {
  contactForm,
  emptyContactDraft,
  validateContact,
  type ContactDraft,
  type ContactMessage,
} from '#contract/contact.ts'
import { describeOutcome } from '#contract/describeFailure.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { showForm, submit } from '#machines/form.ts'
import { message } from '../fixtures/visitor.ts'
import { fakeEndpoint, record, refusedEmail, type Values } from '../fixtures/startForms.ts'
import type { After, Scenario, TestedForm } from './scenario.ts'

const written = { ...message, gdprConsent: false }
const { fields, says } = contactForm
const { sent, failed } = says
const missing = validateContact(emptyContactDraft).errors
const withoutConsent = { gdprConsent: missing.gdprConsent! }
const misspelled = validateContact({ ...message, email: 'jana@' }).errors
const other = { ...message, message: 'Who buys them in Romania?' }
const kept = 'Everything you typed is still here.'
const unknown = `${describeOutcome('message', undefined)} ${kept}`
const refused: After = {
  state: 'failure',
  toast: failed,
  errors: refusedEmail,
  status: `${describeOutcome('message', 'refused')} ${kept} Please correct it.`,
}
const thanks = 'Thank you,\nJana Nováková.'

/** What a visitor of the contact form does, and what is expected after each act. */
const scenarios: Record<string, Scenario> = {
  'sends a message once, and then another': [
    [written, { state: 'idle' }],
    [{ gdprConsent: true }, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: message, key: 'new' } }],
    ['presses Enter', { state: 'submitting' }],
    ['waits a minute', { state: 'submitting' }],
    ['is accepted', { state: 'success', toast: sent, values: emptyContactDraft, focus: thanks }],
    [message, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: message, key: 'new' } }],
    ['is accepted', { state: 'success', toast: sent, values: emptyContactDraft, focus: thanks }],
    ['presses Enter', { state: 'idle', errors: missing, focus: fields.name.label }],
  ],
  'tries again what was refused, under its key until it differs': [
    [message, { state: 'idle' }],
    ['presses Enter', { state: 'submitting', sends: { body: message, key: 'new' }, focus: fields.phone.label }],
    ['is refused', { state: 'failure', toast: failed, focus: fields.phone.label }],
    ['clicks', { state: 'submitting', sends: { body: message, key: 'same' } }],
    ['is refused', { state: 'failure', toast: failed, focus: 'Send Message' }],
    [{ message: other.message }, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: other, key: 'new' } }],
    ['is refused for a field', { ...refused, focus: fields.email.label }],
    [{ gdprConsent: false }, { state: 'idle' }],
    [{ gdprConsent: true }, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: other, key: 'same' } }],
  ],
  'comes back to a message that was on its way': [
    [message, { state: 'idle' }],
    ['comes back', { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: message, key: 'new' } }],
    ['comes back', { state: 'failure', toast: failed, status: unknown, focus: 'Send Message' }],
    ['is accepted', { state: 'failure', status: unknown }],
    ['clicks', { state: 'submitting', sends: { body: message, key: 'same' } }],
    ['comes back', { state: 'failure', toast: failed, status: unknown }],
    ['clicks', { state: 'submitting', sends: { body: message, key: 'same' } }],
    ['is accepted too late', { state: 'submitting' }],
    ['is accepted', { state: 'success', toast: sent, values: emptyContactDraft, focus: thanks }],
  ],
  'corrects what is missing or wrong': [
    ['clicks', { state: 'idle', errors: missing, focus: fields.name.label }],
    [
      { ...written, email: 'jana@' },
      { state: 'idle', errors: { ...misspelled, ...withoutConsent } },
    ],
    [{ email: message.email }, { state: 'idle', errors: withoutConsent }],
    ['presses Enter', { state: 'idle', errors: withoutConsent, focus: fields.gdprConsent.label }],
    [{ gdprConsent: true }, { state: 'idle' }],
    [{ email: 'jana@' }, { state: 'idle', errors: misspelled }],
    ['clicks', { state: 'idle', errors: misspelled, focus: fields.email.label }],
    [{ email: message.email }, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: message, key: 'new' } }],
  ],
}

/** Starts the contact machine with a fake endpoint, and what a visitor does with its form. */
export function startContact(draft: ContactDraft = emptyContactDraft, attempt?: Attempt<ContactMessage>) {
  const { send, ...endpoint } = fakeEndpoint<ContactMessage>()
  const timers = new SimulatedClock()
  const machine = contactMachine.provide({ actors: { send } })
  const actor = createActor(machine, { input: { draft, attempt }, clock: timers })
  return {
    ...endpoint,
    ...record(actor),
    refused: refusedEmail,
    actor: actor.start(),
    timers,
    enter: (change: Values) => actor.send({ type: 'draft.change', change }),
    submit: () => actor.send(submit()),
    look() {
      const { state, errors, draft: values } = showForm(actor.getSnapshot(), emptyContactDraft)
      return { state, errors, values: values as Values, canSubmit: state !== 'submitting' && values.gdprConsent }
    },
  }
}

export const testedContact = {
  entries: message,
  payload: message,
  wrong: { field: 'email', value: 'jana@localhost', error: 'name@company.com' },
  start: startContact,
  scenarios,
} satisfies TestedForm
