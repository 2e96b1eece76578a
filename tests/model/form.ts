/** What stands in a form, by the labels of its fields. */
export type Entries = Record<string, string | boolean>

/** The same by the names under which the fields are sent, and back. */
export const named = (names: Record<string, string>, entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).map(([label, value]) => [names[label], value]))
export const labelled = (names: Record<string, string>, draft: Entries): Entries =>
  Object.fromEntries(Object.entries(names).map(([label, name]) => [label, draft[name]!]))

/** What can happen to a form: by the visitor, by the browser, by the function that answers, by the clock. */
export type Act =
  | { does: 'edit'; change: Entries }
  | { does: 'click' | 'press Enter' | 'come back' | 'be accepted' | 'be refused' | 'see midnight pass' }

/** What the specification says of one form. All of it is written down here anew, without a look at the machine. */
export type Rules = {
  /** The form as the visitor finds it. */
  empty: Entries
  /** The one-line field in which Enter is pressed, and what the button says. */
  line: string
  button: { text: string; busyText: string; isEnabled: (entries: Entries) => boolean }
  notices: { accepted: string; failed: string; faulty?: (entries: Entries) => string }
  /** What a change makes of the form. */
  enter: (entries: Entries, change: Entries) => Entries
  /** For each field that breaks a rule, what to enter, in the order of the page. */
  faultsOf: (entries: Entries, isNextDay: boolean) => Record<string, string>
  /** What the function is sent. */
  contentOf: (entries: Entries) => Record<string, unknown>
  /** Beside the faults: what is explained at a field, what is announced, and what cannot be changed. */
  hintsOf?: (entries: Entries) => Record<string, string>
  announced: (entries: Entries, faults: Record<string, string>) => string[]
  locked?: (entries: Entries) => string[]
}

/** What a visitor has been promised, after all that has happened. */
export type Promised = {
  state: 'idle' | 'submitting' | 'success' | 'failure'
  /** Whether the faults are shown. */
  isMarked: boolean
  entries: Entries
  isNextDay: boolean
  /** What was sent; the keys are counted up. */
  attempts: { content: Record<string, unknown>; key: number }[]
  /** What was tried last and not accepted. */
  tried: string | undefined
  notices: string[]
  /** The label of what has the focus; undefined where nothing is promised. */
  focus: string | undefined
}

/** What is promised to a visitor who has just come. */
export const atFirst = ({ empty }: Rules): Promised => ({
  state: 'idle',
  isMarked: false,
  entries: empty,
  isNextDay: false,
  attempts: [],
  tried: undefined,
  notices: [],
  focus: undefined,
})

/** What is promised after an act, given what was promised before. */
export function promised(rules: Rules, before: Promised, act: Act): Promised {
  const isSubmitting = before.state === 'submitting'
  switch (act.does) {
    case 'edit': {
      if (isSubmitting) return before
      const isMarked = before.state === 'idle' && before.isMarked
      return { ...before, state: 'idle', isMarked, entries: rules.enter(before.entries, act.change), focus: undefined }
    }
    case 'click':
    case 'press Enter': {
      // A disabled button loses the focus; a line keeps it.
      const focus = act.does === 'press Enter' ? rules.line : undefined
      return isSubmitting ? { ...before, focus } : submitted(rules, { ...before, focus })
    }
    case 'be accepted':
      return isSubmitting
        ? {
            ...before,
            state: 'success',
            entries: rules.empty,
            tried: undefined,
            notices: [...before.notices, rules.notices.accepted],
          }
        : before
    case 'be refused':
    case 'come back':
      return isSubmitting
        ? {
            ...before,
            state: 'failure',
            notices: [...before.notices, rules.notices.failed],
            focus: before.focus ?? rules.button.text,
          }
        : before
    default:
      return { ...before, isNextDay: true }
  }
}

function submitted(rules: Rules, before: Promised): Promised {
  const { entries, isNextDay, attempts, tried, notices } = before
  const faults = rules.faultsOf(entries, isNextDay)
  const [first] = Object.keys(faults)
  if (first !== undefined) {
    const said = rules.notices.faulty?.(entries) ?? []
    return { ...before, state: 'idle', isMarked: true, notices: notices.concat(said), focus: first }
  }
  const content = rules.contentOf(entries)
  const text = JSON.stringify(content)
  const keys = attempts.at(-1)?.key ?? 0
  const key = text === tried ? keys : keys + 1
  return { ...before, state: 'submitting', isMarked: false, tried: text, attempts: [...attempts, { content, key }] }
}

/** Whether the act can happen at all: what is locked cannot be changed, and only what was sent is answered. */
export function isPossible(rules: Rules, { state, isMarked, entries, isNextDay }: Promised, act: Act): boolean {
  const isSubmitting = state === 'submitting'
  switch (act.does) {
    case 'edit': {
      const locked = rules.locked?.(entries) ?? []
      if (isSubmitting || Object.keys(act.change).some((label) => locked.includes(label))) return false
      return JSON.stringify(rules.enter(entries, act.change)) !== JSON.stringify(entries)
    }
    case 'click':
      return !isSubmitting && rules.button.isEnabled(entries)
    case 'be accepted':
    case 'be refused':
      return isSubmitting
    case 'see midnight pass':
      // Faults that are shown stay as they were judged until the next act; what they would say then is not promised.
      return !isNextDay && !isMarked
    default:
      return true
  }
}
