import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { errorsId, formAction, sentId, honeypotName } from '#contract/endpoints.ts'
import type { Form as FormFacts } from '#contract/form.ts'
import type { Payload, FormPage } from '#contract/forms.ts'
import type { FailureFacts } from '#contract/failure.ts'
import type { Accepted, FormState } from '#machines/form.ts'
import { askBeforeLeaving } from './askBeforeLeaving.ts'
import button from '../site/button.module.css'
import { Confirmation, type Confirmed } from './Confirmation.tsx'
import styles from './Form.module.css'
import { useDraft, type Values } from './useDraft.ts'
import { showToast } from '../toasts/Toast.tsx'
import { dismissUrgentToasts } from '../toasts/Toasts.tsx'
import type { FormFlow } from './formFlow.ts'
import { WithoutScript } from './WithoutScript.tsx'
import { useRefusal } from '../site/answer.ts'
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
 * which the browser validates and sends to the server (D28).
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
  // A message that was sent natively has arrived, and the page says so until another is accepted.
  const [isArrived] = useState(saysArrived)
  const readForm = useDraft(form, actor, empty)
  const hintId = useId()
  useFocusAfterSubmit(form, state)

  const typed = actor ? joinText(actor.draft, empty) : ''
  useEffect(() => (typed === prefilled ? undefined : askBeforeLeaving()), [typed, prefilled])

  useEffect(() => {
    const listening = new AbortController()
    form.current?.addEventListener('keydown', submitOnEnter, { signal: listening.signal })
    form.current?.addEventListener('click', submitOnClick, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  // React has rendered the errors of this attempt when the effect runs.
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts === 0) return
    focusFirst(form.current, invalid)
  }, [attempts])

  const onChange = () => {
    dismissUrgentToasts()
    readForm()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!actor) return
    event.preventDefault()
    const honeypot = event.currentTarget.querySelector<HTMLInputElement>('[data-honeypot]')
    if (honeypot?.value) return honeypot.focus()
    readForm()
    actor.submit()
    setAttempts((count) => count + 1)
  }

  return (
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
      onChange={onChange}
    >
      {(!actor || (isArrived && !accepted)) && <WithoutScript form={facts} confirm={confirm} />}
      {/* It stays while another is written: without it, the field under the visitor's cursor would move. */}
      {accepted && <Confirmation {...confirm(accepted)} reference={accepted.reference} />}
      <Honeypot />
      <p className={field.hint}>Fields marked with * are required.</p>
      {children}
      <div className={styles.send}>
        <span data-submit="">
          <button
            type="submit"
            className={button.primary}
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
        <output className={styles.status} data-state={state}>
          {[texts[state].status, failure?.advice].filter(Boolean).join(' ')}
          {failure?.code === 'not-loaded' && (
            <span className="actions">
              <button type="button" className={button.secondary} onClick={() => location.reload()}>
                Reload the page
              </button>
            </span>
          )}
        </output>
      </div>
    </form>
  )
}

/** Returns all that was typed. A choice with a default, such as the time zone, is not text. */
const joinText = (draft: Values, empty: Values): string =>
  Object.keys(draft)
    .map((name) => (empty[name] === '' ? draft[name] : ''))
    .join('')

const invalid = '[aria-invalid="true"]'

const saysArrived = () => !import.meta.env.SSR && document.getElementById(sentId) !== null

// Only in prerendered pages, because a hydrated form never uses it. The fragment leads to the summary of errors.
const nativeAction = (page: FormPage) =>
  import.meta.env.SSR && __NATIVE_FORMS__ ? `${formAction(page)}#${errorsId}` : undefined

/**
 * Moves the focus to the first element of the form that matches. Scrolls to the form, or below a confirmation to the heading of its
 * fields, and on if the field is below the screen.
 */
function focusFirst(form: HTMLFormElement | null, selector: string): void {
  const found = form?.querySelector<HTMLElement>(selector)
  // The browser would scroll a control to the edge of the screen, without its label or what is beside it.
  found?.focus({ preventScroll: true })
  const start = found?.matches('section') ? form : (form?.querySelector('section + h3') ?? form)
  if (found) start?.scrollIntoView()
  found?.closest('form div')?.scrollIntoView({ block: 'nearest' })
}

/**
 * Moves the focus after sending, because a button loses the focus when it is disabled: to what says that the form was
 * sent, to the first field that the server refused, or back to the button.
 */
function useFocusAfterSubmit(form: RefObject<HTMLFormElement | null>, state: FormState) {
  const wasSubmitting = useRef(false)
  useEffect(() => {
    const { activeElement, body } = document
    const isFree = activeElement === body
    const isElsewhere = !isFree && !form.current?.contains(activeElement)
    if (wasSubmitting.current && !isElsewhere) {
      if (state === 'success') focusFirst(form.current, 'section')
      if (state === 'failure') focusFirst(form.current, isFree ? `${invalid}, [type="submit"]` : invalid)
    }
    wasSubmitting.current = state === 'submitting'
  }, [state, form])
}

type FlowProps<Actor> = {
  flow: FormFlow<Actor>
  /** Renders the form; the actor is undefined in prerendered markup and until it is hydrated. */
  children: (actor: Actor | undefined) => ReactNode
}

const never = () => () => undefined

/**
 * Renders a form with the actor of its flow, which runs until the tab is closed. Place it in the form's own Suspense
 * boundary, because React renders everything around it again in one task when the actor appears. That happens in the task
 * that hydrates the form, so no click finds a hydrated form without its actor.
 */
export function Flow<Actor>({ flow, children }: FlowProps<Actor>) {
  const actor = useSyncExternalStore<Actor | undefined>(never, flow.getActor, () => undefined)
  useLayoutEffect(() => {
    if (actor) flow.start(showToast)
  }, [actor, flow])
  return children(actor)
}

/**
 * Renders a hidden field for bots, which fill in every field. While it has content, ActorForm sends nothing and the field
 * is visible, so a person whose browser filled it in can clear it. A native form sends it, and the server marks the message.
 */
function Honeypot() {
  const refusal = useRefusal()
  return (
    <label className={styles.honeypot}>
      <span className="error">Please clear this field: your browser filled in our spam check.</span>
      <input
        data-honeypot
        type="text"
        name={honeypotName}
        className={field.control}
        placeholder=" "
        tabIndex={-1}
        autoComplete="off"
        defaultValue={refusal?.values[honeypotName] ?? ''}
      />
    </label>
  )
}

/**
 * Submits the form on Enter in a one-line field although the submit button is disabled, when browsers ignore Enter.
 * A listener for the form's `keydown`.
 */
function submitOnEnter(this: HTMLFormElement, event: KeyboardEvent) {
  const { target, key, keyCode, isComposing } = event
  const isOneLine = target instanceof HTMLInputElement && target.type !== 'checkbox'
  // An input method reports the Enter that confirms a word as composing, in Safari only by the code 229.
  if (key !== 'Enter' || isComposing || keyCode === 229 || !isOneLine) return
  if (!this.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled) return
  event.preventDefault()
  this.requestSubmit()
}

/**
 * Submits the form on a click on its disabled button, which browsers ignore, so that the visitor learns what is missing.
 * The button lets its clicks through to the element around it. A listener for the form's `click`.
 */
function submitOnClick(this: HTMLFormElement, { target }: MouseEvent) {
  const isAround = target instanceof HTMLElement && target.dataset['submit'] !== undefined
  const isSending = this.ariaBusy === 'true'
  if (isAround && !isSending && target.querySelector('button:disabled')) this.requestSubmit()
}
