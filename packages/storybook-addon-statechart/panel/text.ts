import type { ActorNode } from '../preview/followActors.ts'

/** Returns a class attribute: the base, and every name whose condition is true. */
export function classNames(base: string, conditions: Record<string, boolean>): string {
  return [base, ...Object.keys(conditions).filter((name) => conditions[name])].join(' ')
}

/** Returns a time in milliseconds since 1970 as text: `04:03:07.042`. */
export function clockTime(at: number): string {
  const time = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')
  return `${clock}.${String(time.getMilliseconds()).padStart(3, '0')}`
}

/** Names of the statuses of an actor. */
export const statusNames = { active: 'running', done: 'done', error: 'failed', stopped: 'stopped' } as const

/** Returns the status of an actor as text: `warmUp failed: Error: jammed`. */
export function statusWords({ name, status, note }: ActorNode): string {
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
