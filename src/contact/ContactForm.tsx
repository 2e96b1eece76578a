import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { contactFields, contactForm, emptyContactDraft, type ContactDraft } from '#contract/contact.ts'
import type { FormPage } from '#contract/forms.ts'
import type { ContactActorRef } from '#machines/contact/contactMachine.ts'
import { showForm, submit, type FormState } from '#machines/form.ts'
import { FormShell } from '../form/FormShell.tsx'
import { useArrived } from '../form/answer.ts'
import { Checkbox, Field } from '../form/Field.tsx'
import { getServices } from '../content/pageFacts.ts'
import form from '../form/Form.module.css'
import { useHanded } from '../shell/Page.tsx'
import { confirmMessage } from './confirmMessage.tsx'

const texts: Record<FormState, { button: string; status: string }> = {
  idle: { button: 'Send Message', status: '' },
  submitting: { button: 'Sending...', status: 'Sending your message…' },
  success: { button: 'Send Message', status: '' },
  failure: { button: 'Send Message', status: 'Everything you typed is still here.' },
}

/** The first line of a message that a visitor begins by a link about a service. */
const lineAbout = (title: string) => `About ${title}:\n`

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
  // An empty message begins with the service about which the visitor was reading, so that the company knows what it is about.
  // The line is no part of the draft until the visitor changes the message.
  const about = useHanded('about')
  const [firstLine, setFirstLine] = useState(about ? lineAbout(about) : '')
  // A stored message has no use for it, and the form is empty after that was sent.
  if (firstLine && draft.message) setFirstLine('')
  // One that begins with the line of another service would be sent under that. A failed one is sent again as it was.
  const router = useRouter()
  useEffect(() => {
    const { message } = contact?.getSnapshot().context.draft ?? emptyContactDraft
    const other = getServices(router).find(({ title }) => message.startsWith(lineAbout(title)))
    if (!about || !other || !contact?.getSnapshot().matches('idle')) return
    const typed = message.slice(lineAbout(other.title).length)
    contact.send({ type: 'draft.change', change: { message: lineAbout(about) + typed } })
  }, [about, contact, router])
  const change = (changed: Partial<ContactDraft>) => contact?.send({ type: 'draft.change', change: changed })
  const field = (name: Exclude<keyof ContactDraft, 'gdprConsent'>) => ({
    name,
    ...contactFields[name],
    value: draft[name],
    onChange: (text: string) => change({ [name]: text }),
    error: errors[name],
  })

  return (
    <FormShell
      form={contactForm}
      page={page}
      name="Contact"
      state={state}
      texts={texts}
      draft={draft}
      submit={contact && (() => contact.send(submit()))}
      isSubmitDisabled={isSending || !draft.gdprConsent}
      hint={
        contact && !draft.gdprConsent && !errors.gdprConsent
          ? 'Check the consent box above to send your message.'
          : undefined
      }
      accepted={accepted}
      confirm={confirmMessage}
      failure={failure}
    >
      <div className={form.person}>
        <div className={form.pair}>
          {(['name', 'email', 'company', 'phone'] as const).map((name) => (
            <Field key={name} {...field(name)}>
              {(control) => <input {...control} readOnly={isSending} />}
            </Field>
          ))}
        </div>
      </div>
      <Field
        {...field('message')}
        value={draft.message || firstLine}
        onChange={(message) => {
          setFirstLine('')
          change({ message })
        }}
        hint={
          isFirst &&
          'Two sentences are enough, for example: “We make gear pumps for paint manufacturers. We would like more inquiries from Poland.”'
        }
      >
        {(control) => <textarea {...control} rows={5} readOnly={isSending} />}
      </Field>
      <Checkbox
        name="gdprConsent"
        {...contactFields.gdprConsent}
        checked={draft.gdprConsent}
        onChange={(gdprConsent) => change({ gdprConsent })}
        error={errors.gdprConsent}
        announced
        disabled={isSending}
      />
    </FormShell>
  )
}
