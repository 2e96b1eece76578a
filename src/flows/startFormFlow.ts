import type { AnyActor, AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { FunctionName } from '#machines/contract.ts'
import { logLine } from '#machines/failure.ts'
import type { ToastMessage } from '#machines/toast.ts'
import { prefetchClient } from '../api/client.ts'
import { askBeforeLeaving } from '../askBeforeLeaving.ts'

/** Shows a toast. */
export type Notify = (toast: ToastMessage) => void

type FormFlow<FormActor extends AnyActor> = {
  functionName: FunctionName
  /** Creates the actor. Not called if the actor is running. */
  create: () => FormActor
  /** Called with every snapshot; stores the draft. */
  store: (snapshot: SnapshotFrom<FormActor>) => void
  notify: Notify
}

const running = new Map<FunctionName, { actor: AnyActor; end: () => void }>()

/**
 * Starts the actor of a form, once per tab. It keeps running while the visitor is on other pages (D24).
 *
 * @returns the running actor
 */
export function startFormFlow<FormActor extends AnyActor>(flow: FormFlow<FormActor>): FormActor {
  const { functionName, create, store, notify } = flow
  const known = running.get(functionName)
  if (known) return known.actor as FormActor
  const actor = create()
  const listening = new AbortController()
  let stopAsking: (() => void) | undefined
  actor.on('toast', ({ toast }: AnyEventObject) => notify(toast as ToastMessage))
  actor.on('failed', ({ error }: AnyEventObject) => console.error(logLine(functionName, error)))
  // The first snapshot is not observed: an untouched form needs no client, and its draft comes from the storage.
  actor.start()
  actor.subscribe((snapshot: SnapshotFrom<FormActor>) => {
    prefetchClient()
    store(snapshot)
    stopAsking?.()
    stopAsking = (snapshot as AnyMachineSnapshot).hasTag('busy') ? askBeforeLeaving() : undefined
  })
  // The browser restored the page from its back/forward cache, for which it had aborted any request.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) actor.send({ type: 'page.restored' })
  }
  addEventListener('pageshow', onPageShow, { signal: listening.signal })
  const end = () => {
    listening.abort()
    stopAsking?.()
    actor.stop()
  }
  running.set(functionName, { actor, end })
  return actor
}

/** Stops the actors of all forms. For tests and stories, which share one tab. */
export function endFormFlows(): void {
  for (const { end } of running.values()) end()
  running.clear()
}
