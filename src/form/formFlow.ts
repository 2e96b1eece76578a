import * as v from 'valibot'
import type { AnyActor, AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { Attempt } from '#contract/attempt.ts'
import type { FunctionName } from '#contract/forms.ts'
import { logLine } from '#contract/failure.ts'
import { readValues, type FormValues, type FieldFacts, type Fields } from '#contract/fields.ts'
import type { ToastMessage } from '#contract/form.ts'
import { client } from './functions.ts'
import { readControls, type StoredForm, type Values } from './storedForm.ts'

/** Shows a toast. */
export type Notify = (toast: ToastMessage) => void

/** A form's actor, joined to its endpoint, its storage and the tab. One actor runs per tab, also on other pages. */
export type FormFlow<FormActor> = {
  /**
   * Returns the actor, and creates it at the first call, without starting it: React calls this while it renders. It begins
   * with what the visitor has entered before.
   */
  getActor: () => FormActor
  /** Starts the actor unless it runs, and returns it. */
  start: (notify: Notify) => FormActor
}

type FlowOptions<FormActor extends AnyActor> = {
  functionName: FunctionName
  /** Creates the actor. `isSent` says that its draft was sent natively. */
  create: () => { actor: FormActor; isSent: boolean }
  /** Called with every snapshot; stores the draft. */
  store: (snapshot: SnapshotFrom<FormActor>) => void
}

const ends = new Set<() => void>()

/** Creates the flow of a form. */
export function createFormFlow<FormActor extends AnyActor>(options: FlowOptions<FormActor>): FormFlow<FormActor> {
  const { functionName, create, store } = options
  let created: ReturnType<typeof create> | undefined
  let isRunning = false
  const getCreated = () => (created ??= create())
  return {
    getActor: () => getCreated().actor,
    start(notify) {
      const { actor, isSent } = getCreated()
      if (isRunning) return actor
      isRunning = true
      const listening = new AbortController()
      let stopAsking: (() => void) | undefined
      actor.on('toast', ({ toast }: AnyEventObject) => notify({ ...(toast as ToastMessage), form: functionName }))
      actor.on('failed', ({ error }: AnyEventObject) => console.error(logLine(functionName, error)))
      // The first snapshot is not observed: an untouched form needs no client, and its draft comes from the storage.
      actor.start()
      actor.subscribe((snapshot: SnapshotFrom<FormActor>) => {
        client.prefetch()
        store(snapshot)
        stopAsking?.()
        stopAsking = (snapshot as AnyMachineSnapshot).hasTag('submitting') ? askBeforeLeaving() : undefined
      })
      // The browser restored the page from its back/forward cache, for which it had aborted any request.
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
 * @param toBody returns the body that a draft was sent as; undefined if it is invalid
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

  function readStored(): { draft?: object; attempt?: Attempt<Body>; isSent: boolean } {
    const { key, ...stored } = v.parse(schema, JSON.parse(sessionStorage.getItem(draftKey) ?? ''))
    const sent = key === undefined ? undefined : toBody({ ...empty, ...stored.draft })
    if (sent) return { draft: stored.draft, attempt: { body: sent, idempotencyKey: key! }, isSent: true }
    // Nothing is sent without what is given once.
    const given = Object.fromEntries(once.map((field) => [field, true]))
    const attempt = stored.attempt && { ...stored.attempt, body: { ...stored.attempt.body, ...given } as Body }
    return { draft: stored.draft, ...(attempt && { attempt }), isSent: false }
  }

  /** Returns what the visitor has entered into this page before a machine owns its form. */
  function readEntered(): Partial<FormValues<Described>> {
    const form = globalThis.document?.querySelector<HTMLFormElement>(`form[data-draft="${draftKey}"]:not([novalidate])`)
    const entries = Object.entries(form ? readControls(form) : {})
    const initial = empty as Values
    return Object.fromEntries(entries.filter(([name, value]) => name in empty && value !== initial[name])) as never
  }

  return {
    /**
     * Returns what the visitor has entered before: the stored draft, the last attempt, whether it was sent natively, and the
     * entries in this page, which override the draft.
     */
    read() {
      const { draft, attempt, isSent } = ifPossible(readStored) ?? { isSent: false }
      return { draft: { ...empty, ...draft }, entered: readEntered(), attempt, isSent }
    },
    write({ draft, attempt }: { draft: Values; attempt?: Attempt<Body> | undefined }): void {
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
 * @returns removes the listeners, which keep the page out of the back/forward cache
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
