import { useEffect, type ReactNode } from 'react'
import { getStateNodes, type AnyStateMachine, type StateValue } from 'xstate'
import type { ToastMessage } from '#machines/form.ts'
import { showToast } from '#src/toasts/Toast.tsx'
import { Toasts } from '#src/toasts/Toasts.tsx'

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
