import { Link, useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import {
  contactFields,
  contactForm,
  emptyContactDraft,
  firstLine,
  isFirstLine,
  type ContactDraft,
  type ContactMessage,
} from '#contract/contact.ts'
import type { FormPage } from '#contract/forms.ts'
import type { ContactActorRef } from '#machines/contact/contactMachine.ts'
import { showForm, submit, type FormState, type Accepted } from '#machines/form.ts'
import { ActorForm } from '../form/ActorForm.tsx'
import { useArrived } from '../form/answer.ts'
import { breakAddress } from '../content/factText.tsx'
import { keepNumbers, type Confirmed } from '../form/Confirmation.tsx'
import { Checkbox, Field } from '../form/Field.tsx'
import drawing from './contact.svg'
import { quote } from './quotation.ts'
import { proposal, reply } from './reply.ts'
import form from '../form/Form.module.css'
import button from '../ui/button.module.css'

const texts: Record<FormState, { button: string; status: string }> = {
  idle: { button: 'Send Message', status: '' },
  submitting: { button: 'Sending...', status: 'Sending your message…' },
  success: { button: 'Send Message', status: '' },
  failure: { button: 'Send Message', status: 'Everything you typed is still here.' },
}

type Props = {
  /** The path of the page. */
  page: FormPage
  /** Undefined in prerendered markup. */
  contact: ContactActorRef | undefined
}

/** Renders the form that sends a message to the company. */
export function ContactForm({ page, contact }: Props) {
  const snapshot = useSelector(contact, (current) => current)
  const { state, draft, errors, failure, accepted } = showForm(snapshot, emptyContactDraft)
  const isSending = state === 'submitting'
  const isFirst = !useArrived() && !accepted
  const field = (name: keyof ContactDraft) => ({ name, ...contactFields[name], error: errors[name] })

  return (
    <ActorForm
      form={contactForm}
      page={page}
      name="Contact"
      state={state}
      texts={texts}
      isSubmitDisabled={isSending || !draft.gdprConsent}
      hint={
        contact && !draft.gdprConsent && !errors.gdprConsent
          ? 'Check the consent box above to send your message.'
          : undefined
      }
      empty={emptyContactDraft}
      prefilled={isFirstLine(draft.message) ? draft.message : ''}
      accepted={accepted}
      confirm={confirmMessage}
      failure={failure}
      actor={
        contact && {
          draft,
          enter: (change) => contact.send({ type: 'draft.change', change }),
          submit: () => contact.send(submit()),
        }
      }
    >
      <div className={form.pair}>
        {(['name', 'email', 'company', 'phone'] as const).map((name) => (
          <Field key={name} {...field(name)}>
            {(control) => <input {...control} readOnly={isSending} />}
          </Field>
        ))}
      </div>
      <Field
        {...field('message')}
        hint={
          isFirst &&
          'Two lines are enough for a first message, for example: “We make gear pumps for paint manufacturers. We would like more inquiries from Poland.”'
        }
      >
        {(control) => <textarea {...control} rows={5} readOnly={isSending} />}
      </Field>
      <Checkbox {...field('gdprConsent')} announced disabled={isSending} />
    </ActorForm>
  )
}

/**
 * Begins an empty message with the service from whose page the visitor comes, so that the company knows what it is about.
 * The visitor sees the line and can change it.
 */
export function FirstLine({ contact }: { contact: ContactActorRef | undefined }) {
  const service = useLocation({ select: ({ state }) => state.service })
  useEffect(() => {
    if (!contact || !service) return
    const { message } = contact.getSnapshot().context.draft
    // A line that came from another service's page is replaced.
    if (message === '' || isFirstLine(message))
      contact.send({ type: 'draft.change', change: { message: firstLine(service) } })
  }, [contact, service])
  return null
}

/** Returns what the form says of a message: whom we answer, what was written, or its first sentences or words, and what comes next. */
export const confirmMessage = ({ body: { name, email, message } }: Accepted<ContactMessage>): Confirmed => ({
  picture: (
    <svg viewBox="736 68 298 218">
      <use href={`${drawing}#envelope`} />
    </svg>
  ),
  heading: `Thank you,\n${name}.`,
  another: 'Send another message',
  next: (
    <Link to="/free-consultation" className={button.inverse}>
      Free Consultation
    </Link>
  ),
  facts: [
    ['We’ll reply to', breakAddress(email)],
    ['Your message', `“${keepNumbers(quote(message))}”`],
    ['What’s next', `${reply} ${proposal}`],
  ],
})
