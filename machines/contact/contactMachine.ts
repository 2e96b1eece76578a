import { assign, type ActorRefFrom } from 'xstate'
import {
  contactForm,
  emptyContactDraft,
  validateContact,
  type ContactDraft,
  type ContactMessage,
} from '#contract/contact.ts'
import { judge, setUpForm, type Submit } from '../form.ts'

const { says } = contactForm
const { form, submitting } = setUpForm<ContactDraft, ContactMessage, Partial<ContactDraft>>(emptyContactDraft)

/** The visitor writes a message and sends it. A message that could not be sent stays in the form for a retry. */
export const contactMachine = form
  .extend({
    actions: {
      validate: assign(({ context }) => ({ errors: validateContact(context.draft).errors })),
      prepareAttempt: assign(({ context }, event: Submit) => judge(validateContact(context.draft), context, event)),
    },
  })
  .createMachine({
    id: 'contact',
    context: ({ input }) => ({ now: 0, errors: {}, ...input }),
    initial: 'editing',
    states: {
      editing: {
        description: 'The visitor can change the draft and submit it.',
        initial: 'idle',
        on: {
          'draft.change': { target: '.idle', actions: { type: 'changeDraft', params: ({ event }) => event.change } },
          submit: { target: 'checking', actions: { type: 'prepareAttempt', params: ({ event }) => event } },
        },
        states: {
          idle: {
            initial: 'clean',
            states: {
              clean: { description: 'No field is marked, valid or not: the visitor has not submitted yet.' },
              invalid: {
                description: 'Each invalid field shows its error until it is corrected.',
                tags: 'invalid',
                on: {
                  'draft.change': {
                    actions: [{ type: 'changeDraft', params: ({ event }) => event.change }, 'validate'],
                  },
                },
              },
            },
          },
          success: {
            description: 'The message was accepted and the form is empty. The next input leads back to idle.',
            tags: 'success',
            entry: { type: 'toast', params: says.sent },
          },
          failure: {
            description: 'The message was not accepted and is still in the form. The next input leads back to idle.',
            tags: 'failure',
            entry: { type: 'toast', params: says.failed },
          },
        },
      },
      checking: {
        description: 'The draft has been parsed, once; the machine never stays here.',
        always: [{ guard: 'isValid', target: 'submitting' }, { target: 'editing.idle.invalid' }],
      },
      submitting: submitting('editing.success'),
    },
  })

export type ContactActorRef = ActorRefFrom<typeof contactMachine>
