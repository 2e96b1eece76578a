import { not, or } from 'xstate'

// Guards and actions are names, names with parameters, functions, or XState helpers
// (`not`, `raise`, `assign`). Helpers are functions that store their arguments as properties.
type Helper = {
  name?: string
  type?: string
  check?: unknown
  guards?: unknown[]
  stateValue?: unknown
  event?: unknown
  sendId?: unknown
}

// Minification removes the helpers' names in a built Storybook, so their `check` function identifies them.
const getCheck = (helper: unknown) => (helper as Helper).check
const checks = { not: getCheck(not('')), or: getCheck(or([''])) }

/** Returns a guard as text: `isComplete`, `not isSubmitting`, `a and (b or c)`, `in booking.submitting`, or `inline`. */
export const guardName = (guard: unknown): string => partName(guard).replace(/^\((.*)\)$/, '$1')

function partName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  const { guards, stateValue, type, name, check } = guard as Helper
  if (guards !== undefined) {
    const parts = guards.map(partName)
    return check === checks.not ? `not ${parts.join(' ')}` : `(${parts.join(check === checks.or ? ' or ' : ' and ')})`
  }
  if (stateValue !== undefined) return `in ${stateText(stateValue)}`
  if (typeof guard === 'function') return readable(name) ?? 'inline'
  return type ?? 'inline'
}

/** Returns an action as text: `notify`, `assign`, `raise consultation.booked`, or `inline`. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  const { type, name, event } = action as Helper
  if (typeof action !== 'function') return type ?? 'inline'
  if (type === undefined) return readable(name) ?? 'inline'
  const short = type.replace('xstate.', '')
  return typeof event === 'object' && event !== null ? `${short} ${(event as Helper).type ?? ''}` : short
}

/** Returns whether XState added the action to start or cancel an `after` timer. */
export function belongsToDelay(action: unknown): boolean {
  const { event, sendId, type } = action as Helper
  const id = type === 'xstate.raise' ? ((event ?? {}) as Helper).type : sendId
  return typeof id === 'string' && id.startsWith('xstate.after.')
}

/** Returns a state value as paths, one per region: `booking.idle.clean · time.specific`. */
export function stateText(value: unknown): string {
  return leaves(value).join(' · ')
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const within = leaves(inner)
    return within.length === 0 ? [key] : within.map((leaf) => `${key}.${leaf}`)
  })
}

// An inline function takes the name of its property, and minification shortens names. Neither helps a reader.
function readable(name = ''): string | undefined {
  return name.length < 3 || ['guard', 'actions', 'entry', 'exit'].includes(name) ? undefined : name
}
