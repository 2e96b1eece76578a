import type { ChildActor } from '../messages.ts'

/** Returns a class attribute: the base, and every name whose condition is true. */
export function classNames(base: string, conditions: Record<string, boolean>): string {
  return [base, ...Object.keys(conditions).filter((name) => conditions[name])].join(' ')
}

/** Returns a time in milliseconds since 1970 as text: `04:03:07.042`. */
export function formatTime(at: number): string {
  const parts = { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 } as const
  return new Date(at).toLocaleTimeString('en-GB', parts)
}

/** Names of the statuses of an actor. */
export const statusNames = { active: 'running', done: 'done', error: 'failed', stopped: 'stopped' } as const

/** Returns the status of an actor as text: `warmUp failed: Error: jammed`. */
export function statusText({ name, status, note }: ChildActor): string {
  return `${name} ${statusNames[status]}${note === '' ? '' : `: ${note}`}`
}

/** Parses a typed payload; returns it, or an error message. */
export function parsePayload(text: string): { payload?: object; error: string } {
  try {
    const payload: unknown = JSON.parse(text)
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? { payload, error: '' }
      : { error: 'A payload is an object: { "name": "value" }' }
  } catch (error) {
    return { error: `Not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
