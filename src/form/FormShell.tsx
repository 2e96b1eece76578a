import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { errorsId, formAction } from '#contract/endpoints.ts'
import { readValues } from '#contract/fields.ts'
import type { Form as FormFacts } from '#contract/form.ts'
import type { Payload, FormPage } from '#contract/forms.ts'
import { describeOutcome } from '#contract/describeFailure.ts'
import type { FailureFacts } from '#contract/failure.ts'
import type { Accepted, FormState } from '#machines/form.ts'
import button from '../ui/button.module.css'
import { Confirmation, type Confirmed } from './Confirmation.tsx'
import styles from './Form.module.css'
import { askBeforeLeaving } from './formFlow.ts'
import { FormNotice } from './FormNotice.tsx'
import { Honeypot } from './Honeypot.tsx'
import type { Values } from './storedForm.ts'
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
  /** What the machine says that the form contains. */
  draft: Values
  /** Submits the draft to the machine; undefined before hydration. */
  submit: (() => void) | undefined
  isSubmitDisabled: boolean
  /** What to do before the form can be submitted, if its button is disabled. */
  hint?: string | undefined
  /** What was accepted last, and what the form says of it. */
  accepted: Accepted<Body> | undefined
  confirm: (accepted: Accepted<Body>) => Confirmed
  /** What is known of the failure of the last attempt. */
  failure: FailureFacts | undefined
  children: ReactNode
}

/**
 * Renders a form whose machine decides what happens (docs/architecture.md#how-a-submit-runs). Its fields contain what the
 * machine says. Before hydration and without JavaScript it is an ordinary form, which the browser validates and sends to the
 * server (D28). Its notice on personal data is below it, so that no form is without one.
 */
export function FormShell<Body extends Payload>(props: Props<Body>) {
  const { form: facts, page, name, state, texts, draft, submit, isSubmitDisabled, hint, children } = props
  const { accepted, confirm, failure } = props
  const form = useRef<HTMLFormElement>(null)
  const [presses, setPresses] = useState(0)
  const isSubmitting = state === 'submitting'
  const isArrived = useArrived()
  const hintId = useId()

  // A closed tab loses the stored draft. While a message is being sent, also on other pages, its flow asks.
  const isUnsent = submit !== undefined && hasText(facts, draft)
  useEffect(() => (isUnsent ? askBeforeLeaving() : undefined), [isUnsent])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!submit) return
    event.preventDefault()
    const honeypot = event.currentTarget.querySelector<HTMLInputElement>('[data-honeypot]')
    if (honeypot?.value) return honeypot.focus()
    dismissUrgentToasts()
    submit()
    setPresses((count) => count + 1)
  }
  useEffect(() => submitIgnored(form.current!), [])

  // When the effect runs, React has rendered what answers a press: errors at once, or later the end of `submitting`. Presses are
  // counted, because one on a form with errors leaves the state as it was.
  const before = useRef({ state, presses })
  useEffect(() => {
    const isPress = before.current.presses < presses
    const isAnswer = before.current.state === 'submitting'
    before.current = { state, presses }
    if (isPress || isAnswer) focusAnswer(form.current!, state, isPress)
  }, [state, presses])

  return (
    <>
      <form
        ref={form}
        method="post"
        data-draft={facts.draftKey}
        action={nativeAction(page)}
        // In the delivered page "off" stops browsers from filling in a form that is opened again, also its consent. It goes once
        // a machine has the form: Safari empties a form that has it when the page comes from the back/forward cache.
        autoComplete={submit ? undefined : 'off'}
        // It also says that a machine has the form, to what reads and stores its controls before (formFlow.ts,
        // src/start/entriesBeforeHydration.ts).
        noValidate={submit !== undefined}
        className={styles.form}
        aria-label={name}
        aria-busy={isSubmitting}
        onChange={dismissUrgentToasts}
        onSubmit={onSubmit}
      >
        {(!submit || (isArrived && !accepted)) && <WithoutScript form={facts} confirm={confirm} />}
        {/* It stays while another is written: without it, the field under the visitor's cursor would move. */}
        {accepted && <Confirmation {...confirm(accepted)} reference={accepted.reference} />}
        <div className={styles.fields}>
          <Honeypot />
          <p className={field.hint}>Fields marked with * are required.</p>
          {children}
          <div className={styles.send}>
            <span>
              <button
                type="submit"
                // Below what was sent, another message is not what the page asks for.
                className={accepted || isArrived ? button.secondary : button.primary}
                disabled={submit ? isSubmitDisabled : !__NATIVE_FORMS__}
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

/** Returns whether anything was typed. A choice with a default, such as the time zone, is not text. */
function hasText({ fields }: FormFacts, draft: Values): boolean {
  const empty: Values = readValues(fields) as Values
  return Object.keys(empty).some((name) => empty[name] === '' && draft[name] !== '')
}

/**
 * Submits a form on what browsers ignore: Enter in a one-line field and a press on the button while that is disabled, so that
 * the machine says what is missing, and a press that moves the button from under the pointer: Firefox changes a date when the
 * press takes the focus from its field, and the line about that date goes.
 *
 * @returns removes the listeners
 */
function submitIgnored(form: HTMLFormElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const submitButton = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const requestSubmit = () => {
    if (form.ariaBusy !== 'true') form.requestSubmit()
  }
  form.addEventListener(
    'keydown',
    ({ target, key, isComposing, keyCode }) => {
      const isOneLine = target instanceof HTMLInputElement && target.type !== 'checkbox'
      // The Enter that confirms a word of an input method is composing, in Safari only by its code 229.
      if (key === 'Enter' && isOneLine && submitButton.disabled && !isComposing && keyCode !== 229) requestSubmit()
    },
    { signal },
  )
  let pressedAt = ''
  const pointOf = ({ clientX, clientY }: MouseEvent) => `${clientX} ${clientY}`
  addEventListener(
    'mousedown',
    (event) => {
      // The disabled button lets the pointer through to the element around it.
      pressedAt = submitButton.parentElement!.contains(event.target as Node) ? pointOf(event) : ''
    },
    { signal },
  )
  addEventListener(
    'click',
    (event) => {
      if (event.target !== submitButton && pointOf(event) === pressedAt) requestSubmit()
    },
    { signal },
  )
  return () => listening.abort()
}

/**
 * Moves the focus to what answers a submit: to what says that it was sent, to the first invalid field, or back to the button,
 * which loses the focus when it is disabled. An answer that comes later leaves it where the visitor has moved it meanwhile,
 * outside the form.
 */
function focusAnswer(form: HTMLFormElement, state: FormState, isPress: boolean): void {
  const { activeElement, body } = document
  const submitButton = form.querySelector('[type="submit"]')
  // A request that fails at once, as without a connection, fails before the browser has taken the focus from the button.
  const isFree = activeElement === body || activeElement === submitButton
  if (state === 'submitting' || !(isPress || isFree || form.contains(activeElement))) return
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const confirmation = form.querySelector('[data-confirmation]')
  const found = state === 'success' ? confirmation : (invalid ?? (isFree ? submitButton : null))
  if (!(found instanceof HTMLElement)) return
  // The browser would scroll a control to the edge of the screen, without its label or what is beside it.
  found.focus({ preventScroll: true })
  // A form that was accepted before begins at the heading below its confirmation.
  const beginning = state === 'success' ? form : (confirmation?.nextElementSibling ?? form)
  beginning.scrollIntoView()
  found.closest('form div')?.scrollIntoView({ block: 'nearest' })
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

// Only in prerendered pages, because a hydrated form never uses it. The fragment leads to the summary of errors.
const nativeAction = (page: FormPage) =>
  import.meta.env.SSR && __NATIVE_FORMS__ ? `${formAction(page)}#${errorsId}` : undefined
