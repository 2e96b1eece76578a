import { useEffect, type ReactNode } from 'react'
import { getStateNodes, type AnyActor, type AnyEventObject, type AnyStateMachine, type StateValue } from 'xstate'
import type { FunctionName } from '#contract/forms.ts'
import { logLine } from '#contract/failure.ts'
import type { ToastMessage } from '#contract/form.ts'
import { showToast, Toasts } from '#src/toasts/Toasts.tsx'

/** Renders a story with the toast region, which shows these toasts, one after another. */
export function WithToasts({ toasts, children }: { toasts: ToastMessage[]; children?: ReactNode }) {
  useEffect(() => toasts.forEach(showToast), [toasts])
  return (
    <>
      {children}
      <Toasts />
    </>
  )
}

/** Returns the toast that a machine emits when it enters a state, if there is one. */
export function getToasts(machine: AnyStateMachine, state: StateValue): ToastMessage[] {
  const entries = getStateNodes(machine.root, state).flatMap(
    (node) => node.entry as { type: string; params?: ToastMessage }[],
  )
  return entries.flatMap(({ type, params }) => (type === 'toast' && params ? [params] : []))
}

/** Shows the toasts of a form's actor and logs its failures, as its flow does on the site. */
export function useReports(actor: AnyActor, name: FunctionName): void {
  useEffect(() => {
    const toasts = actor.on('toast', ({ toast }: AnyEventObject) => showToast(toast as ToastMessage))
    const failures = actor.on('failed', ({ error }: AnyEventObject) => console.error(logLine(name, error)))
    return () => {
      toasts.unsubscribe()
      failures.unsubscribe()
    }
  }, [actor, name])
}
