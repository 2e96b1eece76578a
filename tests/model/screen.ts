import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Fields } from '#contract/fields.ts'
import {
  canSubmit,
  isLocked,
  isSubmitting,
  shownErrors,
  type Values,
  type Expected,
  type Rules,
} from './expectedForm.ts'
import { machineDriver, type Driver, type RunningForm } from './replay.ts'

/** What a form says beside its errors and toasts. */
export type Texts = {
  fields: Fields
  /** The label of the single-line field in which Enter is pressed. */
  line: string
  button: string
  busyButton: string
  /** The heading of what is said of a message that was sent. */
  confirmation: string
  /** The text of the form's live region in each state. */
  status: Partial<Record<Expected['state'], string>>
  /** Returns the descriptions of fields without an error, by their names. */
  getHints?: (values: Values) => Record<string, string | undefined>
  /** Returns what other live regions say. */
  getAnnounced: (values: Values, errors: Record<string, string>) => string[]
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const readText = (element: Element | null) => element?.textContent.trim() ?? ''

/** Returns what the page should show in an expected state; the toast only if the last act showed one. */
function expectedScreen(rules: Rules, texts: Texts, expected: Expected, toast?: string) {
  const { state, values, focus } = expected
  const isBusy = isSubmitting(expected)
  const errors = shownErrors(rules, expected)
  const hints = texts.getHints?.(values) ?? {}
  const button = isBusy ? texts.busyButton : texts.button
  const status = texts.status[state]
  const parts: Record<string, string | undefined> = { line: texts.line, button, confirmation: texts.confirmation }
  const see = (name: string) => ({
    value: values[name],
    isLocked: isBusy || isLocked(expected, name),
    isInvalid: name in errors,
    says: [hints[name], errors[name]].filter(Boolean).join(' '),
  })
  return {
    button: { text: button, isEnabled: canSubmit(expected), isVisible: state !== 'success' },
    isBusy,
    fields: Object.fromEntries(Object.keys(values).map((name) => [name, see(name)])),
    announced: [...texts.getAnnounced(values, errors), status].filter((text) => text !== undefined),
    confirmation: state === 'success' ? texts.confirmation : '',
    ...(toast !== undefined && { toast }),
    ...(focus !== undefined && { focus: parts[focus] ?? texts.fields[focus]!.label }),
  }
}

/** Reads the page. */
function readScreen({ fields }: Texts) {
  const form = document.querySelector('form')!
  const see = (control: Control) => ({
    value: control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value,
    isLocked: control.disabled || ('readOnly' in control && control.readOnly),
    isInvalid: control.ariaInvalid === 'true',
    says: (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => readText(document.getElementById(id)))
      .filter(Boolean)
      .join(' '),
  })
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const focused = document.activeElement as Control
  return {
    button: { text: readText(button), isEnabled: !button.disabled, isVisible: button.checkVisibility() },
    isBusy: form.ariaBusy === 'true',
    fields: Object.fromEntries(
      Object.keys(fields).map((name) => [name, see(form.elements.namedItem(name) as Control)]),
    ),
    announced: [...form.querySelectorAll('[role="alert"], output')].map(readText).filter(Boolean),
    confirmation: readText(form.querySelector('h3')),
    toast: [...document.querySelectorAll('section[aria-live] [role="group"]:first-of-type p')].map(readText).join(' '),
    focus: readText(focused.labels?.[0] ?? focused.querySelector('h3') ?? focused),
  }
}

/**
 * Returns a driver for a rendered form. Edits and clicks are DOM events; Enter is a real key, because the browser's implicit
 * submission is part of the specification. All other acts come from outside the form.
 *
 * @param form its machine, whose toasts the page shows
 */
export function componentDriver(rules: Rules, texts: Texts, form: RunningForm): Driver {
  const machine = machineDriver(rules, form)
  return {
    async perform(act) {
      if (act.does !== 'edit' && act.does !== 'click' && act.does !== 'press Enter') return machine.perform(act)
      // After success the form waits behind a button.
      document.querySelector('form details')?.setAttribute('open', '')
      if (act.does === 'edit') return edit(texts, act.change)
      if (act.does === 'click') return click(screen.getByText(texts.button))
      screen.getByLabelText(texts.line).focus()
      return userEvent.keyboard('{Enter}')
    },
    async compare(expected, toast, step) {
      const wait = { message: step, interval: 5, timeout: 2_000 }
      const shown = expectedScreen(rules, texts, expected, toast)
      await expect.poll(() => readScreen(texts), wait).toMatchObject(shown)
      await machine.compare(expected, toast, step)
    },
  }
}

function edit({ fields }: Texts, change: Values): void {
  for (const [name, value] of Object.entries(change)) {
    const control = screen.getByLabelText(fields[name]!.label)
    if (typeof value === 'boolean') click(control)
    else fireEvent.change(control, { target: { value } })
  }
}

function click(element: HTMLElement): void {
  element.focus()
  element.click()
}
