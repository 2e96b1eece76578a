import { consultationFields, consultationForm } from '#contract/consultation.ts'
import { contactFields, contactForm } from '#contract/contact.ts'
import type { FormAnswer } from '#contract/endpoints.ts'
import preview from '#storybook/preview.tsx'
import { confirmBooking } from '#src/consultation/confirmBooking.tsx'
import { confirmMessage } from '#src/contact/confirmMessage.tsx'
import { Field } from '#src/form/Field.tsx'
import styles from '#src/form/Form.module.css'
import { Answer, NeedsScript } from '#src/form/WithoutScript.tsx'
import { AnswerContext } from '#src/form/answer.ts'
import { booking, message } from '../../tests/fixtures/visitor.ts'

/** Renders what the server says in a form that was sent without scripts, and two of its fields. */
function AnswerStory({ answer, form = 'contact' }: { answer?: FormAnswer; form?: 'contact' | 'booking' }) {
  const fields = form === 'contact' ? contactFields : consultationFields
  return (
    <AnswerContext value={answer}>
      <form className={`page-width ${styles.form}`} aria-label={form === 'contact' ? 'Contact' : 'Booking'}>
        <div className={styles.unscripted}>
          {!answer && <NeedsScript />}
          {answer && form === 'contact' && <Answer form={contactForm} confirm={confirmMessage} />}
          {answer && form === 'booking' && <Answer form={consultationForm} confirm={confirmOnServer} />}
        </div>
        {(['name', 'email'] as const).map((name) => (
          <Field key={name} name={name} {...fields[name]}>
            {(control) => <input {...control} />}
          </Field>
        ))}
      </form>
    </AnswerContext>
  )
}

// The server knows no time zone of the visitor.
const confirmOnServer = (sent: Parameters<typeof confirmBooking>[0]) =>
  confirmBooking(sent, { ownZone: undefined, now: undefined })

const meta = preview.meta({ title: 'Form/Without scripts', component: AnswerStory })

export const Refused = meta.story({
  name: 'Refused form without scripts (summary)',
  args: {
    answer: {
      summary: 'Please check the highlighted fields',
      values: { name: 'Jana Nováková', email: 'jana@' },
      errors: { email: 'Enter an email address in the format name@company.com' },
    },
  },
})
export const Arrived = meta.story({
  name: 'Message that arrived without scripts',
  args: { answer: { sent: message, reference: '2f1f3f6f7f10' } },
})
export const ArrivedBooking = meta.story({
  name: 'Booking that arrived without scripts',
  args: { form: 'booking', answer: { sent: booking, reference: '2f1f3f6f7f10' } },
})
export const Incomplete = meta.story({ name: 'Form in a page with missing modules' })
