import * as v from 'valibot'
import type { AnyActor, AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { Attempt } from '#contract/attempt.ts'
import type { FunctionName } from '#contract/forms.ts'
import { logLine } from '#contract/failure.ts'
import { readValues, type FormValues, type FieldFacts, type Fields } from '#contract/fields.ts'
import type { ToastMessage } from '#contract/form.ts'
import { client } from './functions.ts'
import { askBeforeLeaving } from './askBeforeLeaving.ts'

/** Shows a toast. */
export type Notify = (toast: ToastMessage) => void

/** A form's actor, joined to its endpoint, its storage and the tab. One actor runs per tab, also on other pages. */
export type FormFlow<FormActor> = {
  /** Returns the actor, and creates it at the first call, without starting it: React calls this while it renders. */
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

/** The stored content of a form: the draft, and the last attempt, which a retry repeats. */
type StoredForm<Draft, Body> = { draft: Draft; attempt?: Attempt<Body> | undefined }

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
  // `key`: the Idempotency-Key with which src/start/bootstrap.ts sent exactly this draft natively.
  const schema = v.object({ draft, attempt: v.optional(attempt), key: v.optional(v.string()) })
  const empty = readValues(fields)
  return {
    /** Returns the stored form, and whether it was sent natively; undefined if it is missing or invalid. */
    read: (): (StoredForm<FormValues<Described>, Body> & { isSent: boolean }) | undefined =>
      ifPossible(() => {
        const { key, attempt, ...form } = v.parse(schema, JSON.parse(sessionStorage.getItem(draftKey) ?? ''))
        const draft: FormValues<Described> = { ...empty, ...form.draft }
        const sent = key === undefined ? undefined : toBody(draft)
        if (sent) return { draft, attempt: { body: sent, idempotencyKey: key! }, isSent: true }
        // Nothing is sent without what is given once.
        const given = Object.fromEntries(once.map((field) => [field, true]))
        return { draft, attempt: attempt && { ...attempt, body: { ...attempt.body, ...given } as Body }, isSent: false }
      }),
    write: ({ draft, attempt }: StoredForm<unknown, Body>): void =>
      ifPossible(() => {
        const stored = ['draft', 'attempt', 'body', 'idempotencyKey', ...kept]
        sessionStorage.setItem(draftKey, JSON.stringify({ draft, attempt }, stored))
      }),
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
