import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react'
import { errorsId, formAction } from '#contract/endpoints.ts'
import type { Form as FormFacts } from '#contract/form.ts'
import type { Payload, FormPage } from '#contract/forms.ts'
import { describeOutcome } from '#contract/describeFailure.ts'
import type { FailureFacts } from '#contract/failure.ts'
import type { Accepted, FormState } from '#machines/form.ts'
import { askBeforeLeaving } from './askBeforeLeaving.ts'
import button from '../ui/button.module.css'
import { Confirmation, type Confirmed } from './Confirmation.tsx'
import styles from './Form.module.css'
import { FormNotice } from './FormNotice.tsx'
import { Honeypot } from './Honeypot.tsx'
import { useDisabledSubmit } from './useDisabledSubmit.ts'
import { useAfterPress } from './useAfterPress.ts'
import { useDraft, type Values } from './useDraft.ts'
import { useFocusAfterSubmit, useFocusOnInvalid } from './useFocus.ts'
import { dismissUrgentToasts } from '../toasts/Toasts.tsx'
import { useArrived } from './answer.ts'
import { Ways, WithoutScript } from './WithoutScript.tsx'
import field from './Field.module.css'

type Props<Body> = {
  form: FormFacts
  /** The path of the page, which the form returns to without JavaScript. */
  page: FormPage
  /** The name of the form for screen readers. No word of it is a label, by which they find fields. */
  name: string
  state: FormState
  /** The texts of the button and the status in each state. */
  texts: Record<FormState, { button: string; status: string }>
  /** The actor's draft and how to change it; undefined before hydration. */
  actor: { draft: Values; enter: (values: Values) => void; submit: () => void } | undefined
  isSubmitDisabled: boolean
  /** What to do before the form can be submitted, if its button is disabled. */
  hint?: string | undefined
  /** The initial draft. */
  empty: Values
  /** Text that the page entered, not the visitor. */
  prefilled?: string
  /** What was accepted last, and what the form says of it. */
  accepted: Accepted<Body> | undefined
  confirm: (accepted: Accepted<Body>) => Confirmed
  /** What is known of the failure of the last attempt. */
  failure: FailureFacts | undefined
  children: ReactNode
}

/**
 * Renders a form whose actor decides what happens. Before hydration and without JavaScript it is an ordinary form,
 * which the browser validates and sends to the server (D28). Its notice on personal data is below it, so that no form is without one.
 */
export function ActorForm<Body extends Payload>(props: Props<Body>) {
  const {
    form: facts,
    page,
    name,
    state,
    texts,
    actor,
    isSubmitDisabled,
    hint,
    empty,
    prefilled = '',
    accepted,
    confirm,
    failure,
    children,
  } = props
  const form = useRef<HTMLFormElement>(null)
  const isSubmitting = state === 'submitting'
  const isArrived = useArrived()
  const readForm = useDraft(form, actor, empty)
  const hintId = useId()
  useFocusAfterSubmit(form, state)
  useDisabledSubmit(form)
  const focusFirstInvalid = useFocusOnInvalid(form)

  const typed = actor ? joinText(actor.draft, empty) : ''
  useEffect(() => (typed === prefilled ? undefined : askBeforeLeaving()), [typed, prefilled])

  const onChange = useAfterPress(() => {
    dismissUrgentToasts()
    readForm()
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!actor) return
    event.preventDefault()
    const honeypot = event.currentTarget.querySelector<HTMLInputElement>('[data-honeypot]')
    if (honeypot?.value) return honeypot.focus()
    readForm()
    actor.submit()
    focusFirstInvalid()
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        data-draft={facts.draftKey}
        action={nativeAction(page)}
        autoComplete="off"
        noValidate={actor !== undefined}
        className={styles.form}
        aria-label={name}
        aria-busy={isSubmitting}
        onSubmit={onSubmit}
        onChange={({ target }) => onChange(target)}
      >
        {(!actor || (isArrived && !accepted)) && <WithoutScript form={facts} confirm={confirm} />}
        {/* It stays while another is written: without it, the field under the visitor's cursor would move. */}
        {accepted && <Confirmation {...confirm(accepted)} reference={accepted.reference} />}
        <div className={styles.fields}>
          <Honeypot />
          <p className={field.hint}>Fields marked with * are required.</p>
          {children}
          <div className={styles.send}>
            <span data-submit="">
              <button
                type="submit"
                // Below what was sent, another message is not what the page asks for.
                className={accepted || isArrived ? button.secondary : button.primary}
                disabled={actor ? isSubmitDisabled : !__NATIVE_FORMS__}
                aria-describedby={hint && hintId}
              >
                {texts[state].button}
              </button>
            </span>
            {hint && (
              <p id={hintId} className={field.hint}>
                {hint}
              </p>
            )}
            <output className={state === 'failure' ? `error ${styles.failure}` : styles.status} data-state={state}>
              {state === 'failure' ? (
                <Failure sent={facts.sends} kept={texts.failure.status} failure={failure} />
              ) : (
                texts[state].status
              )}
            </output>
          </div>
        </div>
      </form>
      <FormNotice {...facts.notice} />
    </>
  )
}

type FailureProps = { sent: FormFacts['sends']; kept: string; failure: FailureFacts | undefined }

/** Says what is known of a failure, and how else to reach the company, unless the fields say what to correct. */
const Failure = ({ sent, kept, failure }: FailureProps) => (
  <div>
    <p>
      <strong>{describeOutcome(sent, failure?.code)}</strong>{' '}
      <span>{[kept, failure?.advice].filter(Boolean).join(' ')}</span>
    </p>
    {Object.keys(failure?.fields ?? {}).length === 0 && (
      <p>
        You can also reach us <Ways />.
      </p>
    )}
    {failure?.code === 'not-loaded' && (
      <button type="button" className={button.secondary} onClick={() => location.reload()}>
        Reload the page
      </button>
    )}
  </div>
)

/** Returns all that was typed. A choice with a default, such as the time zone, is not text. */
const joinText = (draft: Values, empty: Values): string =>
  Object.keys(draft)
    .map((name) => (empty[name] === '' ? draft[name] : ''))
    .join('')

// Only in prerendered pages, because a hydrated form never uses it. The fragment leads to the summary of errors.
const nativeAction = (page: FormPage) =>
  import.meta.env.SSR && __NATIVE_FORMS__ ? `${formAction(page)}#${errorsId}` : undefined
