import * as v from 'valibot'
import type { AnyActor, AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { Attempt } from '#contract/attempt.ts'
import type { FunctionName } from '#contract/forms.ts'
import { FunctionFailure, logLine } from '#contract/failure.ts'
import { readValues, type FormValues, type FieldFacts, type Fields } from '#contract/fields.ts'
import type { Form, ToastMessage } from '#contract/form.ts'
import { client, createSend } from './send.ts'
import { readControls, type StoredForm, type Values } from './storedForm.ts'

/** Shows a toast. */
export type Notify = (toast: ToastMessage) => void

/**
 * A form's actor, joined to its endpoint, its storage and the tab. One actor runs per document, also on its other pages; a
 * document that the browser restores from its cache keeps its own draft.
 */
export type FormFlow<FormActor> = {
  /**
   * Returns the actor, and creates it at the first call, without starting it: React calls this while it renders. It begins
   * with what the visitor has entered before.
   */
  getActor: () => FormActor
  /** Starts the actor unless it runs, and returns it. */
  start: (notify: Notify) => FormActor
}

type FormWithEndpoint = Form & { function: FunctionName }
type BodyOf<Facts extends Form> = v.InferOutput<ReturnType<Facts['schema']>>

/** What a form's actor begins with. */
type Beginning<Facts extends Form> = {
  /** The stored draft, and over it what the visitor has entered in this page. */
  draft: FormValues<Facts['fields']>
  entered: Partial<FormValues<Facts['fields']>>
  /** The last attempt to send, which a retry repeats. */
  attempt: Attempt<BodyOf<Facts>> | undefined
  /** The actor `send` of its machine. */
  send: ReturnType<typeof createSend<BodyOf<Facts>>>
}

const ends = new Set<() => void>()

/**
 * Creates the flow of a form.
 *
 * @param create creates the actor
 * @param valuesOf returns what the form contains, which is stored with every snapshot
 */
export function createFormFlow<Facts extends FormWithEndpoint, FormActor extends AnyActor>(
  form: Facts,
  create: (beginning: Beginning<Facts>) => FormActor,
  valuesOf: (snapshot: SnapshotFrom<FormActor>) => Values = ({ context }: AnyMachineSnapshot) => context.draft,
): FormFlow<FormActor> {
  const { function: functionName } = form
  const storage = draftStorage<Facts['fields'], BodyOf<Facts>>(form, (draft) => form.validate(draft as never).body)
  let created: { actor: FormActor; isSent: boolean } | undefined
  let isRunning = false
  const getCreated = () => {
    if (created) return created
    const { isSent, ...before } = storage.read()
    return (created = { actor: create({ ...before, send: createSend(functionName) }), isSent })
  }
  const store = (snapshot: SnapshotFrom<FormActor>) => {
    const machine = snapshot as AnyMachineSnapshot
    if (machine.hasTag('success')) storage.remove()
    else storage.write({ draft: valuesOf(snapshot), attempt: machine.context.attempt })
  }
  return {
    getActor: () => getCreated().actor,
    start(notify) {
      const { actor, isSent } = getCreated()
      if (isRunning) return actor
      isRunning = true
      const listening = new AbortController()
      let stopAsking: (() => void) | undefined
      actor.on('toast', ({ toast }: AnyEventObject) => notify({ ...(toast as ToastMessage), form: functionName }))
      actor.on('failed', ({ error }: AnyEventObject) => {
        console.error(logLine(functionName, error))
        reportAnswer(functionName, error)
      })
      // The first snapshot is not observed: an untouched form needs no client, and what it begins with is stored.
      actor.start()
      actor.subscribe((snapshot: SnapshotFrom<FormActor>) => {
        client.prefetch()
        store(snapshot)
        stopAsking?.()
        stopAsking = (snapshot as AnyMachineSnapshot).hasTag('submitting') ? askBeforeLeaving() : undefined
      })
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) actor.send({ type: 'page.restored' })
      }
      addEventListener('pageshow', onPageShow, { signal: listening.signal })
      ends.add(() => {
        listening.abort()
        stopAsking?.()
        actor.stop()
        created = undefined
        isRunning = false
      })
      if (isSent) notify(mayHaveArrived)
      return actor
    },
  }
}

/** Tells the owner of an answer that no form expects. A limit is expected, and without a connection nobody can be told. */
function reportAnswer(functionName: FunctionName, error: unknown): void {
  const outcome = error instanceof FunctionFailure ? error.message : (error as Error).name
  if (!/^unreachable|429$/.test(outcome))
    globalThis.window?.reportFailure?.('form', error, `${functionName} ${outcome}`)
}

/** Stops the actors of all forms. For tests and stories, which share one tab. */
export function endFormFlows(): void {
  for (const end of ends) end()
  ends.clear()
}

/** Said when a draft was sent natively, and the visitor left before the answer. */
export const mayHaveArrived: ToastMessage = {
  kind: 'plain',
  title: 'What you typed may have reached us already. If you send it again, we will store it only once.',
}

/**
 * Creates the storage of a form's draft in this tab, so that a reload keeps the draft. What a visitor gives for one message,
 * such as the consent, is not stored.
 *
 * @param toBody returns the body as which the browser has sent a draft natively; undefined if it is invalid
 */
export function draftStorage<Described extends Fields, Body extends object>(
  { draftKey, fields }: { draftKey: string; fields: Described },
  toBody: (draft: FormValues<Described>) => Body | undefined,
) {
  const names = Object.keys(fields)
  const once = names.filter((field) => fields[field]?.isOnce)
  const kept = names.filter((field) => !once.includes(field))
  const draft = v.object(Object.fromEntries(kept.map((field) => [field, storedValue(fields[field]!)])))
  // A body is not checked, because it only says whether the next one is the same.
  const attempt = v.object({ body: v.any(), idempotencyKey: v.string() })
  const schema = v.object({ draft, attempt: v.optional(attempt), key: v.optional(v.string()) })
  const empty = readValues(fields)
  // What is sent has all that is given once, so a body that is restored without it has had it.
  const given = Object.fromEntries(once.map((field) => [field, true]))

  function readStored(): { draft?: object; attempt?: Attempt<Body>; isSent: boolean } {
    const { key, ...stored } = v.parse(schema, JSON.parse(sessionStorage.getItem(draftKey) ?? ''))
    const sent = key === undefined ? undefined : toBody({ ...empty, ...stored.draft, ...given })
    if (sent) return { draft: stored.draft, attempt: { body: sent, idempotencyKey: key! }, isSent: true }
    const attempt = stored.attempt && { ...stored.attempt, body: { ...stored.attempt.body, ...given } as Body }
    return { draft: stored.draft, ...(attempt && { attempt }), isSent: false }
  }

  /**
   * Returns what the visitor has entered into this page before a machine has its form, which then has `noValidate`. A field that
   * was emptied is not among it, because src/start/entriesBeforeHydration.ts has stored it as empty.
   */
  function readEntered(): Partial<FormValues<Described>> {
    const form = globalThis.document?.querySelector<HTMLFormElement>(`form[data-draft="${draftKey}"]:not([novalidate])`)
    const entries = Object.entries(form ? readControls(form) : {})
    const initial = empty as Values
    return Object.fromEntries(entries.filter(([name, value]) => name in empty && value !== initial[name])) as never
  }

  return {
    /**
     * Returns what the visitor has entered before: the stored draft, and over it the entries in this page, which are also
     * returned alone; the last attempt, and whether the draft was sent natively.
     */
    read() {
      const { draft, attempt, isSent } = ifPossible(readStored) ?? { isSent: false }
      const entered = readEntered()
      return { draft: { ...empty, ...draft, ...entered }, entered, attempt, isSent }
    },
    write({ draft, attempt }: { draft: Values; attempt?: Attempt<Body> | undefined }): void {
      // JSON.stringify applies the list at every depth, which leaves what is given once out of the body, too.
      const names = ['draft', 'attempt', 'body', 'idempotencyKey', ...kept]
      const stored: StoredForm = { draft, attempt }
      ifPossible(() => sessionStorage.setItem(draftKey, JSON.stringify(stored, names)))
    },
    remove: (): void => ifPossible(() => sessionStorage.removeItem(draftKey)),
  }
}

// A draft from before a field was added lacks it, and an extension or a translator may have changed one. The others stay.
function storedValue({ control, options }: FieldFacts) {
  const initial = control.defaultValue ?? ''
  if (control.type === 'checkbox') return v.fallback(v.boolean(), false)
  return v.fallback(options ? v.picklist([initial, ...options]) : v.string(), initial)
}

// Storage may be missing, full or blocked. The form works without it.
function ifPossible<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

// The browser fires `beforeunload` within this time after a click on a link; milliseconds.
const linkDelay = 1_000

/**
 * Makes the browser ask before the visitor leaves the page. It does not ask on a `tel:` or `mailto:` link, because the
 * page stays open. It does not ask before the reload after a failed import either, because the draft is stored.
 *
 * @returns removes the listeners, with which older browsers keep the page out of the back/forward cache. Others cache it all the
 *   same, also while a form is sent, for which the machines have `page.restored`.
 */
export function askBeforeLeaving(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let externalClickAt = -Infinity
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = (target as Element).closest?.('a')
      if (link && !link.protocol.startsWith('http')) externalClickAt = timeStamp
    },
    { signal },
  )
  addEventListener(
    'beforeunload',
    (event) => {
      if (event.timeStamp - externalClickAt > linkDelay) event.preventDefault()
    },
    { signal },
  )
  addEventListener('vite:preloadError', () => listening.abort(), { signal })
  return () => listening.abort()
}
