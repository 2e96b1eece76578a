import { not, or } from 'xstate'

// Guards and actions are written as a name, as a name with parameters, as a function, or with XState's own helpers
// (`not`, `raise`, `assign`), which are functions that carry their arguments as properties.
type Helper = {
  name?: string
  type?: string
  check?: unknown
  guards?: unknown[]
  stateValue?: unknown
  event?: unknown
  sendId?: unknown
}

// In a built Storybook the helpers have lost their names; what they check with tells them apart.
const checkOf = (helper: unknown) => (helper as Helper).check
const checks = { not: checkOf(not('')), or: checkOf(or([''])) }

const asHelper = (thing: unknown): Helper => thing as Helper

/** How a guard reads: `isComplete`, `not isSubmitting`, `(a and b)`, `in booking.submitting`, or `inline`. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  const { guards, stateValue, type, name, check } = asHelper(guard)
  if (guards !== undefined) {
    const parts = guards.map(guardName)
    return check === checks.not ? `not ${parts.join(' ')}` : `(${parts.join(check === checks.or ? ' or ' : ' and ')})`
  }
  if (stateValue !== undefined) return `in ${stateText(stateValue)}`
  if (typeof guard === 'function') return readable(name) ?? 'inline'
  return type ?? 'inline'
}

/** How an action reads: `notify`, `assign`, `raise consultation.booked`, or `inline`. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  const { type, name, event } = asHelper(action)
  if (typeof action !== 'function') return type ?? 'inline'
  if (type === undefined) return readable(name) ?? 'inline'
  const short = type.replace('xstate.', '')
  return typeof event === 'object' && event !== null ? `${short} ${asHelper(event).type ?? ''}` : short
}

/** Whether XState itself put the action there, to start and to stop the clock of `after`. */
export function belongsToDelay(action: unknown): boolean {
  const { event, sendId, type } = asHelper(action)
  const id = type === 'xstate.raise' ? asHelper(event ?? {}).type : sendId
  return typeof id === 'string' && id.startsWith('xstate.after.')
}

/** A state value as a path, regions side by side: `booking.idle.clean · time.specific`. */
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

// The name of the property that an inline function stands in says nothing, nor does one that a build has shortened.
function readable(name = ''): string | undefined {
  return name.length < 3 || ['guard', 'actions', 'entry', 'exit'].includes(name) ? undefined : name
}
