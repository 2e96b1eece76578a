import { useContext } from 'react'
import type { Accepted } from '#machines/form.ts'
import { errorsId, keyName, sentId } from '#contract/endpoints.ts'
import { toText, type Form } from '#contract/form.ts'
import type { Payload } from '#contract/forms.ts'
import { breakAddress } from '../content/factText.tsx'
import { phoneUrl, site } from '../content/site.ts'
import { AnswerContext, answerId } from './answer.ts'
import { Confirmation, keepNumbers, type Confirmed } from './Confirmation.tsx'
import styles from './Form.module.css'

type Props<Body> = {
  form: Form
  /** Returns what the form says of what it has sent. */
  confirm: (accepted: Accepted<Body>) => Confirmed
}

/**
 * Renders what a form says without JavaScript: the server's answer, that it arrived or what to correct. If no server
 * receives native forms, it names phone and email instead. Hydration keeps this HTML as it is, so the site's scripts do
 * not hold it.
 */
export function WithoutScript<Body extends Payload>({ form, confirm }: Props<Body>) {
  return import.meta.env.SSR ? (
    <div className={styles.unscripted}>{__NATIVE_FORMS__ ? <Answer form={form} confirm={confirm} /> : <NoForm />}</div>
  ) : (
    <div className={styles.unscripted} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}

/** Renders the server's answer to a form. Only the server and Storybook render it. */
export function Answer<Body extends Payload>({ form, confirm }: Props<Body>) {
  const answer = useContext(AnswerContext)
  if (!answer) return null
  if ('sent' in answer)
    return (
      <Confirmation
        id={sentId}
        // The server shows a form what that form has sent.
        {...confirm({ ...answer, body: answer.sent as Body })}
        reference={answer.reference}
        text={toText(form.says.sent)}
      />
    )
  const { summary, values, errors } = answer
  return (
    <>
      <div id={errorsId} className={`error ${styles.failure}`} tabIndex={-1}>
        <div>
          <p>
            <strong>{summary}</strong>
          </p>
          {Object.keys(errors).length > 0 && (
            <ul role="list">
              {Object.entries(errors).map(([name, error]) => (
                <li key={name}>
                  <a href={`#${answerId(name)}`}>{error}</a>
                </li>
              ))}
            </ul>
          )}
          <p>
            You can also reach us <Ways />.
          </p>
        </div>
      </div>
      {/* The same content is sent again under the same key. */}
      {values[keyName] !== undefined && <input type="hidden" name={keyName} defaultValue={values[keyName]} />}
    </>
  )
}

const NoForm = () => (
  <noscript>
    <NeedsScript />
  </noscript>
)

/** Says that a form cannot be sent. A page whose modules are missing shows it, too. */
export const NeedsScript = () => (
  <div className={`error ${styles.failure}`}>
    <p>
      This form needs JavaScript. Without it, you can reach us <Ways />.
    </p>
  </div>
)

/** Names phone and email, as links. */
export const Ways = () => (
  <>
    by phone at <a href={phoneUrl}>{keepNumbers(site.phone)}</a> or by email at{' '}
    <a href={`mailto:${site.email}`}>{breakAddress(site.email)}</a>
  </>
)
