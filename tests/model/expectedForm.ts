/** The values of a form, by the names of its fields. */
export type Values = Record<string, string | boolean>

/** An act of the visitor, the browser or the endpoint. */
export type Act =
  | { does: 'edit'; change: Values }
  | { does: 'click' | 'press Enter' | 'come back' | 'be accepted' | 'be refused' }

/** The specification of one form, written independently of the machine, so that an error in the machine shows. */
export type Rules = {
  /** The acts, by the words that test titles use. */
  acts: Record<string, Act>
  /** The initial values, in the order of the page. */
  empty: Values
  /** What is said at a field that is empty. */
  missing: Record<string, string>
  /** What is said at a field about each invalid value that the acts enter. */
  invalid: Record<string, Record<string, string>>
  toasts: { accepted: string; failed: string; isMissing?: string; isInvalid?: string }
  /** Returns the payload that is sent. */
  getPayload: (values: Values) => Values
}

/** The expected state of a form. */
export type Expected = {
  state: 'idle' | 'submitting' | 'success' | 'failure'
  /** Whether the errors are shown. */
  showsErrors: boolean
  values: Values
  /** The requests sent; equal keys have equal numbers, counted from 1. */
  attempts: { payload: Values; key: number }[]
  /** The serialized payload that was sent last and not accepted yet. */
  lastSent?: string | undefined
  toasts: string[]
  /** The field or part of the form that has the focus; undefined if the specification leaves it open. */
  focus?: string | undefined
}

/** Returns whether a request is under way, so that the form is locked. */
export const isSubmitting = ({ state }: Expected): boolean => state === 'submitting'

/** Returns whether the form can be submitted: the contact form not without consent. */
export const canSubmit = (expected: Expected): boolean =>
  !isSubmitting(expected) && expected.values['gdprConsent'] !== false

/** Returns whether a field is disabled by the others. */
export const isLocked = ({ values }: Expected, name: string): boolean => name === 'time' && values['flexible'] === true

/** Returns the expected state of a newly opened form. */
export const initialExpected = ({ empty }: Rules): Expected => ({
  state: 'idle',
  showsErrors: false,
  values: empty,
  attempts: [],
  toasts: [],
})

/** Returns the error message of each invalid field, in the order of the page. */
export function getErrors({ missing, invalid }: Rules, expected: Expected): Record<string, string> {
  const getError = ([name, value]: [string, string | boolean]) => {
    if (!value) return isLocked(expected, name) ? undefined : missing[name]
    return invalid[name]?.[String(value)]
  }
  const errors = Object.entries(expected.values).map((entry) => [entry[0], getError(entry)])
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined)) as Record<string, string>
}

/** Returns the errors that the form shows: none before the visitor has submitted. */
export const shownErrors = (rules: Rules, expected: Expected) =>
  expected.showsErrors ? getErrors(rules, expected) : {}

const enter = (values: Values, change: Values): Values => ({
  ...values,
  ...change,
  ...(change['flexible'] === true && { time: '' }),
})

/** Returns the expected state after an act. */
export function expectedAfter(rules: Rules, before: Expected, act: Act): Expected {
  switch (act.does) {
    case 'edit': {
      if (isSubmitting(before)) return before
      const showsErrors = before.state === 'idle' && before.showsErrors
      return { ...before, state: 'idle', showsErrors, values: enter(before.values, act.change), focus: undefined }
    }
    case 'click':
    case 'press Enter': {
      // A disabled button loses the focus; a text field keeps it.
      const focus = act.does === 'press Enter' ? 'line' : undefined
      return isSubmitting(before) ? { ...before, focus } : submitted(rules, { ...before, focus })
    }
    case 'be accepted': {
      if (!isSubmitting(before)) return before
      const toasts = [...before.toasts, rules.toasts.accepted]
      return { ...before, state: 'success', values: rules.empty, lastSent: undefined, toasts, focus: 'confirmation' }
    }
    // The request is refused, or the visitor comes back to the page, for which the browser had aborted it.
    default: {
      if (!isSubmitting(before)) return before
      const toasts = [...before.toasts, rules.toasts.failed]
      return { ...before, state: 'failure', toasts, focus: before.focus ?? 'button' }
    }
  }
}

function submitted(rules: Rules, before: Expected): Expected {
  const errors = getErrors(rules, before)
  const [first] = Object.keys(errors)
  if (first !== undefined) {
    const isMissing = Object.entries(errors).some(([name, error]) => error === rules.missing[name])
    const toast = (isMissing ? rules.toasts.isMissing : rules.toasts.isInvalid) ?? []
    return { ...before, state: 'idle', showsErrors: true, toasts: before.toasts.concat(toast), focus: first }
  }
  const payload = rules.getPayload(before.values)
  const lastSent = JSON.stringify(payload)
  const lastKey = before.attempts.at(-1)?.key ?? 0
  const attempts = [...before.attempts, { payload, key: lastSent === before.lastSent ? lastKey : lastKey + 1 }]
  return { ...before, state: 'submitting', showsErrors: false, lastSent, attempts }
}

/** Returns whether the act is possible: a locked field cannot change, and only a pending request gets a response. */
export function isPossible(before: Expected, act: Act): boolean {
  switch (act.does) {
    case 'edit': {
      if (isSubmitting(before) || Object.keys(act.change).some((name) => isLocked(before, name))) return false
      return JSON.stringify(enter(before.values, act.change)) !== JSON.stringify(before.values)
    }
    case 'click':
      return canSubmit(before)
    case 'be accepted':
    case 'be refused':
      return isSubmitting(before)
    default:
      return true
  }
}
