import { useSelector } from '@xstate/react'
import { useRef, type ChangeEvent } from 'react'
import type { ContactActorRef } from '#machines/contact/contactMachine.ts'
import {
  contactDraft,
  contactState,
  isReady,
  shownContactFaults,
  type ContactState,
} from '#machines/contact/contactState.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import { Field } from '../form/Field.tsx'
import { changeIn } from '../form/fields.ts'
import form from '../form/Form.module.css'
import { FormMissing } from '../form/FormMissing.tsx'
import { hasSameEntries } from '../form/sameEntries.ts'
import { Trap } from '../form/Trap.tsx'
import { useDraft } from '../form/useDraft.ts'
import { useFirstFocus } from '../form/useFirstFocus.ts'
import { useSubmit } from '../form/useSubmit.ts'
import { WithoutScript } from '../form/WithoutScript.tsx'
import button from '../site/button.module.css'

const buttonText: Record<ContactState, string> = {
  idle: 'Send Message',
  submitting: 'Sending...',
  success: 'Send Message',
  failure: 'Send Message',
}

type Props = {
  /** The journey; undefined while it is being fetched, null when it cannot be had. */
  contact: ContactActorRef | null | undefined
  /** The visitor has begun. */
  onInterest: () => void
}

/**
 * The form that sends a message to the company. Without its journey yet, it can be read and filled in.
 * Fields that a browser may complete say so; the consent it must not restore.
 */
export function ContactForm({ contact: actor, onInterest }: Props) {
  const contact = actor ?? undefined
  const ref = useRef<HTMLFormElement>(null)
  const state = useSelector(contact, contactState)
  const draft = useSelector(contact, contactDraft)
  const faults = useSelector(contact, shownContactFaults, hasSameEntries)
  const isSending = state === 'submitting'

  useDraft(ref, contact && draft, (change) => contact?.send({ type: 'draft.change', change }))
  const onSubmit = useSubmit(ref, contact && (() => contact.send({ type: 'message.submit' })), state)
  useFirstFocus(ref, onInterest)
  const onChange = (event: ChangeEvent<HTMLFormElement>) =>
    contact?.send({ type: 'draft.change', change: changeIn(event) })

  return (
    <form
      ref={ref}
      method="post"
      autoComplete="off"
      noValidate
      className={form.form}
      aria-labelledby="contact-form-title"
      aria-busy={isSending}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <WithoutScript />
      <Trap />
      {actor === null && <FormMissing form={ref} name="contact" />}
      <p className={form.required}>All fields are required unless marked optional.</p>
      <div className={form.pair}>
        <Field label="Name" name="name" fault={faults.name}>
          {(field) => (
            <input {...field} type="text" autoComplete="name" required defaultValue="" readOnly={isSending} />
          )}
        </Field>
        <Field label="Email" name="email" fault={faults.email}>
          {(field) => (
            <input {...field} type="email" autoComplete="email" required defaultValue="" readOnly={isSending} />
          )}
        </Field>
        <Field label="Company" name="company" fault={faults.company}>
          {(field) => (
            <input {...field} type="text" autoComplete="organization" required defaultValue="" readOnly={isSending} />
          )}
        </Field>
        <Field label="Phone (optional)" name="phone" fault={faults.phone}>
          {(field) => (
            <input
              {...field}
              type="tel"
              autoComplete="tel"
              placeholder="+421 XXX XXX XXX"
              defaultValue=""
              readOnly={isSending}
            />
          )}
        </Field>
      </div>
      <Field label="Message" name="message" fault={faults.message}>
        {(field) => <textarea {...field} rows={5} required defaultValue="" readOnly={isSending} />}
      </Field>
      <Checkbox
        name="gdprConsent"
        label="I agree that my data is used solely to respond to my inquiry (GDPR consent)."
        fault={faults.gdprConsent}
        announced
        required
        defaultChecked={false}
        disabled={isSending}
      />
      <div className={form.send}>
        <button type="submit" className={button.primary} disabled={!useSelector(contact, isReady)}>
          {buttonText[state]}
        </button>
      </div>
    </form>
  )
}
