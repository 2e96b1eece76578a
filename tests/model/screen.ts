import type { Promised, Rules } from './form.ts'

/** What a visitor can see, hear and do at a form. */
export type Screen = {
  button: { text: string | null; isEnabled: boolean }
  isBusy: boolean
  fields: Record<string, Seen>
  /** What the form's own live regions say. */
  announced: (string | null)[]
  /** What the page's region for notices says last. */
  notice?: string | undefined
  /** The label of what has the focus. */
  focus?: string | null | undefined
}

type Seen = { value: string | boolean; isLocked: boolean; isFaulty: boolean; says: string }

/** What the screen has to show for a promise; the notice only where one has just been said. */
export function screenOf(
  rules: Rules,
  { state, isMarked, entries, isNextDay, focus }: Promised,
  said?: string,
): Screen {
  const isSubmitting = state === 'submitting'
  const faults = isMarked ? rules.faultsOf(entries, isNextDay) : {}
  const hints = rules.hintsOf?.(entries) ?? {}
  const locked = rules.locked?.(entries) ?? []
  const seen = Object.entries(entries).map(([label, value]): [string, Seen] => [
    label,
    {
      value,
      isLocked: isSubmitting || locked.includes(label),
      isFaulty: faults[label] !== undefined,
      says: [hints[label], faults[label]].filter(Boolean).join(' '),
    },
  ])
  return {
    button: {
      text: isSubmitting ? rules.button.busyText : rules.button.text,
      isEnabled: !isSubmitting && rules.button.isEnabled(entries),
    },
    isBusy: isSubmitting,
    fields: Object.fromEntries(seen),
    announced: rules.announced(entries, faults),
    ...(said !== undefined && { notice: said }),
    ...(focus !== undefined && { focus }),
  }
}

/** Reads the page as it is now. Playwright sends it into the page as text, so it looks at nothing outside itself. */
export function readScreen(): Screen {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
  const nameOf = (element: Element | null) =>
    element && 'labels' in element ? textOf((element as Control).labels?.[0]) || textOf(element) : textOf(element)
  const isControl = (element: Element): element is Control =>
    'labels' in element && ((element as Control).labels?.length ?? 0) > 0
  const see = (control: Control): Seen => ({
    value: control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value,
    isLocked: control.disabled || ('readOnly' in control && control.readOnly),
    isFaulty: control.ariaInvalid === 'true',
    says: (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .filter(Boolean)
      .join(' '),
  })
  const form = document.querySelector('form')!
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const notices = [...document.querySelectorAll('[role="region"][aria-live] [role="dialog"]:not([data-ending-style])')]
  return {
    button: { text: textOf(button), isEnabled: !button.disabled },
    isBusy: form.ariaBusy === 'true',
    fields: Object.fromEntries([...form.elements].filter(isControl).map((control) => [nameOf(control), see(control)])),
    announced: [...form.querySelectorAll('[role="alert"], output')].map(textOf).filter(Boolean),
    notice: [...(notices[0]?.querySelectorAll('p') ?? [])].map(textOf).join(' '),
    focus: document.activeElement === document.body ? null : nameOf(document.activeElement),
  }
}
