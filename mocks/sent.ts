import type { FunctionName } from '#src/backend/functions.ts'

/** What a function would have passed on to the company. */
export type Sent = { name: FunctionName; payload: unknown }

let all: Sent[] = []
const listeners = new Set<(all: Sent[]) => void>()

/** What has been accepted since the start or the last `forgetSent()`, oldest first. */
export const sent = () => all

export function addSent(entry: Sent): void {
  all = [...all, entry]
  for (const listen of listeners) listen(all)
}

export function forgetSent(): void {
  all = []
}

/** Hears of every accepted payload. */
export function onSent(listen: (all: Sent[]) => void): void {
  listeners.add(listen)
}
