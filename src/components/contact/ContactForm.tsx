import { useSelector } from '@xstate/react'
import type { FormPage } from '#machines/contract.ts'
import type { ContactActorRef } from '#machines/contact/contactMachine.ts'
import { emptyContactDraft } from '#machines/contact/ContactMessage.ts'
import { canSubmitContact, contactDraft, contactErrors, contactState } from '#machines/contact/contactState.ts'
import type { FormState } from '#machines/formState.ts'
import { ActorForm } from '../form/ActorForm.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { Field } from '../form/Field.tsx'
import form from '../form/Form.module.css'

const texts: Record<FormState, { button: string; status: string }> = {
  idle: { button: 'Send Message', status: '' },
  submitting: { button: 'Sending...', status: 'Sending your message…' },
  success: { button: 'Send Message', status: 'Message sent. Thank you.' },
  failure: { button: 'Send Message', status: 'Message not sent. Everything you typed is still here.' },
}

type Props = {
  /** The path of the page. */
  page: FormPage
  /** Undefined in prerendered markup. */
  contact: ContactActorRef | undefined
}

/** Renders the form that sends a message to the company. */
export function ContactForm({ page, contact }: Props) {
  const state = useSelector(contact, contactState)
  const draft = useSelector(contact, contactDraft)
  const errors = useSelector(contact, contactErrors)
  const canSubmit = useSelector(contact, canSubmitContact)
  const isSending = state === 'submitting'

  return (
    <ActorForm
      page={page}
      titleId="contact-form-title"
      state={state}
      texts={texts}
      isSubmitDisabled={!canSubmit}
      empty={emptyContactDraft}
      actor={
        contact && {
          draft,
          enter: (change) => contact.send({ type: 'draft.change', change }),
          submit: () => contact.send({ type: 'message.submit' }),
        }
      }
    >
      <div className={form.pair}>
        <Field label="Name" name="name" error={errors.name}>
          {(field) => <input {...field} type="text" autoComplete="name" required readOnly={isSending} />}
        </Field>
        <Field label="Email" name="email" error={errors.email}>
          {(field) => <input {...field} type="email" autoComplete="email" required readOnly={isSending} />}
        </Field>
        <Field label="Company" name="company" error={errors.company}>
          {(field) => <input {...field} type="text" autoComplete="organization" required readOnly={isSending} />}
        </Field>
        <Field label="Phone (optional)" name="phone" error={errors.phone}>
          {(field) => (
            <input
              {...field}
              type="tel"
              autoComplete="tel"
              placeholder="+421 XXX XXX XXX"

              readOnly={isSending}
            />
          )}
        </Field>
      </div>
      <Field label="Message" name="message" error={errors.message}>
        {(field) => <textarea {...field} rows={5} required readOnly={isSending} />}
      </Field>
      <Checkbox
        name="gdprConsent"
        label="I agree that my data is used solely to respond to my inquiry (GDPR consent)."
        error={errors.gdprConsent}
        announced
        required
        disabled={isSending}
      />
    </ActorForm>
  )
}
