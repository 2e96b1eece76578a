import { assign, type ActorRefFrom } from 'xstate'
import {
  contactForm,
  emptyContactDraft,
  validateContact,
  type ContactDraft,
  type ContactMessage,
} from '#contract/contact.ts'
import { judged, setUpForm, type Submit } from '../form.ts'

const { says } = contactForm
const { base, initialContext, submitting } = setUpForm<ContactDraft, ContactMessage, Partial<ContactDraft>>(
  emptyContactDraft,
)

type Changed = { event: { change: Partial<ContactDraft> } }
type Submitted = { event: Submit }

/** What the visitor can do in each state but `submitting`: write on, which leads to idle, and submit. */
const on = {
  'draft.change': { target: 'idle', actions: { type: 'changeDraft', params: ({ event }: Changed) => event.change } },
  submit: { target: 'idle.checking', actions: { type: 'judge', params: ({ event }: Submitted) => event } },
} as const

/** The visitor writes a message and sends it. A message that could not be sent stays in the form for a retry. */
export const contactMachine = base
  .extend({
    actions: {
      validate: assign(({ context }) => ({ errors: validateContact(context.draft).errors })),
      judge: assign(({ context }, { key }: Submit) => judged(validateContact(context.draft), context, key)),
    },
  })
  .createMachine({
    id: 'contact',
    context: initialContext,
    initial: 'idle',
    states: {
      idle: {
        description: 'The visitor can change the draft and submit it.',
        tags: 'idle',
        on,
        initial: 'clean',
        states: {
          clean: { description: 'No field is marked, valid or not: this draft has not been submitted yet.' },
          invalid: {
            description: 'Each invalid field shows its error until it is corrected.',
            tags: 'invalid',
            on: {
              'draft.change': { actions: [{ type: 'changeDraft', params: ({ event }) => event.change }, 'validate'] },
            },
          },
          checking: {
            description: 'The draft has been parsed, once; the machine never stays here.',
            // Without a toast, which the order asks for at the booking only: the fields say what to enter.
            always: [{ guard: 'isValid', target: '#contact.submitting' }, { target: 'invalid' }],
          },
        },
      },
      submitting: submitting('success'),
      success: {
        description: 'The message was accepted and the form is empty. The next input leads back to idle.',
        tags: 'success',
        entry: { type: 'toast', params: says.sent },
        on,
      },
      failure: {
        description: 'The message was not accepted and is still in the form. The next input leads back to idle.',
        tags: 'failure',
        entry: { type: 'toast', params: says.failed },
        on,
      },
    },
  })

export type ContactActorRef = ActorRefFrom<typeof contactMachine>
