import type { FunctionName } from '#machines/contract.ts'

/** A payload that would have been sent to the company. */
export type Sent = { name: FunctionName; payload: unknown }

let all: Sent[] = []
const listeners = new Set<(all: Sent[]) => void>()

/** Payloads accepted since the start or the last `forgetSent()`, oldest first. */
export const sent = () => all

export function addSent(entry: Sent): void {
  all = [...all, entry]
  for (const listen of listeners) listen(all)
}

export function forgetSent(): void {
  all = []
}

/** Called with every accepted payload. */
export function onSent(listen: (all: Sent[]) => void): void {
  listeners.add(listen)
}
