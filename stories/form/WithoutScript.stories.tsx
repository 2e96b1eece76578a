import { contactForm } from '#contract/contact.ts'
import { contactFields } from '#contract/contact.ts'
import type { FormAnswer } from '#contract/endpoints.ts'
import preview from '#storybook/preview.tsx'
import { confirmMessage } from '#src/contact/ContactForm.tsx'
import { Field } from '#src/form/Field.tsx'
import styles from '#src/form/Form.module.css'
import { Answer, NeedsScript } from '#src/form/WithoutScript.tsx'
import { AnswerContext } from '#src/site/answer.ts'
import { message } from '../../tests/fixtures/visitor.ts'

/** Renders what the server says in a form that was sent without scripts, and two of its fields. */
const AnswerStory = ({ answer }: { answer?: FormAnswer }) => (
  <AnswerContext value={answer}>
    <form className={`page-width ${styles.form}`} aria-label="Contact">
      <div className={styles.unscripted}>
        {answer ? <Answer form={contactForm} confirm={confirmMessage} /> : <NeedsScript />}
      </div>
      {(['name', 'email'] as const).map((name) => (
        <Field key={name} name={name} {...contactFields[name]}>
          {(control) => <input {...control} />}
        </Field>
      ))}
    </form>
  </AnswerContext>
)

const meta = preview.meta({ title: 'Form/Without scripts', component: AnswerStory })

export const Refused = meta.story({
  name: 'Refused form without scripts (summary)',
  args: {
    answer: {
      summary: 'Please correct the marked fields',
      values: { name: 'Jana Nováková', email: 'jana@' },
      errors: { email: 'Enter an email address in the format name@company.com' },
    },
  },
})
export const Arrived = meta.story({
  name: 'Form that arrived without scripts',
  args: { answer: { sent: message, reference: '2f1f3f6f7f10' } },
})
export const Incomplete = meta.story({ name: 'Form in a page with missing modules' })
