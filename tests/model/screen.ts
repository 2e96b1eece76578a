import { isSubmitting, type Expected, type Rules } from './expectedForm.ts'

/** What a form shows, announces and enables. */
export type Screen = {
  button: { text: string | null; isEnabled: boolean }
  isBusy: boolean
  fields: Record<string, Seen>
  /** The texts of the form's live regions. */
  announced: (string | null)[]
  /** The text of the newest toast. */
  toast?: string | undefined
  /** The label or text of the focused element. */
  focus?: string | null | undefined
}

type Seen = { value: string | boolean; isLocked: boolean; isInvalid: boolean; says: string }

/** Returns what the page should show in an expected state; the toast only if the last act showed one. */
export function expectedScreen(
  rules: Rules,
  { state, showsErrors, entries, isNextDay, focus }: Expected,
  said?: string,
): Screen {
  const isLocked = isSubmitting({ state })
  const errors = showsErrors ? rules.getErrors(entries, isNextDay) : {}
  const hints = rules.getHints?.(entries) ?? {}
  const locked = rules.locked?.(entries) ?? []
  const seen = Object.entries(entries).map(([label, value]): [string, Seen] => [
    label,
    {
      value,
      isLocked: isLocked || locked.includes(label),
      isInvalid: errors[label] !== undefined,
      says: [hints[label], errors[label]].filter(Boolean).join(' '),
    },
  ])
  return {
    button: {
      text: isLocked ? rules.button.busyText : rules.button.text,
      isEnabled: !isLocked && rules.button.isEnabled(entries),
    },
    isBusy: isLocked,
    fields: Object.fromEntries(seen),
    announced: [...rules.announced(entries, errors), ...(state === 'idle' ? [] : [rules.status[state]])],
    ...(said !== undefined && { toast: said }),
    ...(focus !== undefined && { focus }),
  }
}

/** Reads the page. Playwright serializes this function, so it must not use anything outside itself. */
export function readScreen(): Screen {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const readText = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
  const readName = (element: Element | null) =>
    element && 'labels' in element ? readText((element as Control).labels?.[0]) || readText(element) : readText(element)
  const isControl = (element: Element): element is Control =>
    'labels' in element && ((element as Control).labels?.length ?? 0) > 0
  const see = (control: Control): Seen => ({
    value: control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value,
    isLocked: control.disabled || ('readOnly' in control && control.readOnly),
    isInvalid: control.ariaInvalid === 'true',
    says: (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => readText(document.getElementById(id)))
      .filter(Boolean)
      .join(' '),
  })
  const form = document.querySelector('form')!
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const toasts = [...document.querySelectorAll('section[aria-live] [role="group"]')]
  return {
    button: { text: readText(button), isEnabled: !button.disabled },
    isBusy: form.ariaBusy === 'true',
    fields: Object.fromEntries(
      [...form.elements].filter(isControl).map((control) => [readName(control), see(control)]),
    ),
    announced: [...form.querySelectorAll('[role="alert"], output')].map(readText).filter(Boolean),
    toast: [...(toasts[0]?.querySelectorAll('p') ?? [])].map(readText).join(' '),
    focus: document.activeElement === document.body ? null : readName(document.activeElement),
  }
}
