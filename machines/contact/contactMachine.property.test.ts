import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { interleave, type Form } from '../../tests/model/interleaving.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import type { Attempt } from '../attempt.ts'
import { contactMachine } from './contactMachine.ts'
import { ContactMessage, emptyContactDraft, type ContactDraft } from './ContactMessage.ts'
import { canSubmitContact, contactState } from './contactState.ts'

type Edit = Partial<ContactDraft>
const { gdprConsent, ...written } = message

const edit = fc.oneof(
  { arbitrary: fc.constant<Edit>(written), weight: 3 },
  { arbitrary: fc.constant<Edit>({ gdprConsent }), weight: 3 },
  fc.constantFrom<Edit>(
    { gdprConsent: false },
    { name: 'Peter' },
    { name: `${message.name} ` },
    { email: 'jana@' },
    { phone: '' },
    { message: '' },
    { message: 'Who buys them in Romania?' },
  ),
)

test(
  'sends a message once and loses nothing, however input and responses interleave',
  { timeout: 60_000 },
  async () => {
    const sums = await interleave<ContactDraft, Edit>(edit, (endpoint) => {
      const said: string[] = []
      const machine = contactMachine.provide({
        actors: { sendContactEmail: endpoint.sendActor<Attempt<ContactMessage>>(({ body }) => body) },
      })
      const contact = createActor(machine, { input: { draft: emptyContactDraft } })
      contact.on('toast', ({ toast }) => said.push(toast.title))
      contact.start()
      const form: Form<ContactDraft, Edit> = {
        state: () => contactState(contact.getSnapshot()),
        draft: () => contact.getSnapshot().context.draft,
        watch: (changed) => void contact.subscribe(changed),
        submit: () => contact.send({ type: 'message.submit' }),
        comeBack: () => contact.send({ type: 'page.restored' }),
        edit: (change) => contact.send({ type: 'draft.change', change }),
        isButtonEnabled: () => canSubmitContact(contact.getSnapshot()),
        empty: emptyContactDraft,
        typed: (draft, change) => ({ ...draft, ...change }),
        isComplete: (draft) => v.is(ContactMessage, draft),
        said,
        words: {
          accepted: 'Your message has been sent successfully!',
          failed: 'Failed to send message. Please try again.',
          invalid: [],
        },
      }
      return form
    })
    console.log('contact: 200 interleavings', sums)
    for (const count of Object.values(sums)) expect(count).toBeGreaterThan(10)
  },
)
