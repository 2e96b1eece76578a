/** The values of a form, by the labels of its fields. */
export type Entries = Record<string, string | boolean>

/** Converts values by label to values by payload name, and back; without fields that the values lack. */
export const named = (names: Record<string, string>, entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).map(([label, value]) => [names[label], value]))
export const labeled = (names: Record<string, string>, values: Partial<Entries>): Entries =>
  Object.fromEntries(Object.entries(names).flatMap(([label, name]) => (name in values ? [[label, values[name]!]] : [])))

/** An act of the visitor, the browser, the endpoint or the clock. */
export type Act =
  | { does: 'edit'; change: Entries }
  | { does: 'click' | 'press Enter' | 'come back' | 'be accepted' | 'be refused' | 'see midnight pass' }

/** The specification of one form, written independently of the machine, so that an error in the machine shows. */
export type Rules = {
  /** The initial values. */
  empty: Entries
  /** The single-line field in which Enter is pressed. */
  line: string
  /** The text of the form's live region in each state. */
  status: Record<'submitting' | 'success' | 'failure', string>
  button: { text: string; busyText: string; isEnabled: (entries: Entries) => boolean }
  toasts: { accepted: string; failed: string; invalid?: (entries: Entries) => string }
  /** Returns the values after a change. */
  enter: (entries: Entries, change: Entries) => Entries
  /** Returns the error message of each invalid field, in the order of the page. */
  getErrors: (entries: Entries, isNextDay: boolean) => Record<string, string>
  /** Returns the payload that is sent. */
  getContent: (entries: Entries) => Record<string, unknown>
  /** Return the description of each field, the announced texts and the labels of disabled fields. */
  getHints?: (entries: Entries) => Record<string, string>
  announced: (entries: Entries, errors: Record<string, string>) => string[]
  locked?: (entries: Entries) => string[]
}

/** The expected state of a form. */
export type Expected = {
  state: 'idle' | 'submitting' | 'success' | 'failure'
  /** Whether the errors are shown. */
  showsErrors: boolean
  entries: Entries
  isNextDay: boolean
  /** The requests sent; equal keys have equal numbers, counted from 1. */
  attempts: { content: Record<string, unknown>; key: number }[]
  /** The serialized payload that was sent last and not accepted yet. */
  lastSent: string | undefined
  toasts: string[]
  /** The label or text of the focused element; undefined if the specification leaves it open. */
  focus: string | undefined
}

/** Returns whether a request is under way, so that the form is locked. */
export const isSubmitting = ({ state }: Pick<Expected, 'state'>): boolean => state === 'submitting'

/** Returns the expected state of a newly opened form. */
export const initialExpected = ({ empty }: Rules): Expected => ({
  state: 'idle',
  showsErrors: false,
  entries: empty,
  isNextDay: false,
  attempts: [],
  lastSent: undefined,
  toasts: [],
  focus: undefined,
})

/** Returns the expected state after an act. */
export function expectedAfter(rules: Rules, before: Expected, act: Act): Expected {
  switch (act.does) {
    case 'edit': {
      if (isSubmitting(before)) return before
      const showsErrors = before.state === 'idle' && before.showsErrors
      return {
        ...before,
        state: 'idle',
        showsErrors,
        entries: rules.enter(before.entries, act.change),
        focus: undefined,
      }
    }
    case 'click':
    case 'press Enter': {
      // A disabled button loses the focus; a text field keeps it.
      const focus = act.does === 'press Enter' ? rules.line : undefined
      return isSubmitting(before) ? { ...before, focus } : submitted(rules, { ...before, focus })
    }
    case 'be accepted':
      return isSubmitting(before)
        ? {
            ...before,
            state: 'success',
            entries: rules.empty,
            lastSent: undefined,
            toasts: [...before.toasts, rules.toasts.accepted],
            focus: rules.status.success,
          }
        : before
    case 'be refused':
    case 'come back':
      return isSubmitting(before)
        ? {
            ...before,
            state: 'failure',
            toasts: [...before.toasts, rules.toasts.failed],
            focus: before.focus ?? rules.button.text,
          }
        : before
    default:
      return { ...before, isNextDay: true }
  }
}

function submitted(rules: Rules, before: Expected): Expected {
  const { entries, isNextDay, attempts, lastSent, toasts } = before
  const errors = rules.getErrors(entries, isNextDay)
  const [first] = Object.keys(errors)
  if (first !== undefined) {
    const said = rules.toasts.invalid?.(entries) ?? []
    return { ...before, state: 'idle', showsErrors: true, toasts: toasts.concat(said), focus: first }
  }
  const content = rules.getContent(entries)
  const text = JSON.stringify(content)
  const keys = attempts.at(-1)?.key ?? 0
  const key = text === lastSent ? keys : keys + 1
  return {
    ...before,
    state: 'submitting',
    showsErrors: false,
    lastSent: text,
    attempts: [...attempts, { content, key }],
  }
}

/** Returns whether the act is possible: a locked field cannot change, and only a pending request gets a response. */
export function isPossible(rules: Rules, before: Expected, act: Act): boolean {
  const { showsErrors, entries, isNextDay } = before
  switch (act.does) {
    case 'edit': {
      const locked = rules.locked?.(entries) ?? []
      if (isSubmitting(before) || Object.keys(act.change).some((label) => locked.includes(label))) return false
      return JSON.stringify(rules.enter(entries, act.change)) !== JSON.stringify(entries)
    }
    case 'click':
      return !isSubmitting(before) && rules.button.isEnabled(entries)
    case 'be accepted':
    case 'be refused':
      return isSubmitting(before)
    case 'see midnight pass':
      // Shown errors are not validated again before the next act, so the specification leaves their text at midnight open.
      return !isNextDay && !showsErrors
    default:
      return true
  }
}
