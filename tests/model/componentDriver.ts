import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Act, Rules } from './expectedForm.ts'
import { machineDriver, type Driver, type RunningForm } from './replayPath.ts'
import { expectedScreen, readScreen } from './screen.ts'

/**
 * Returns a driver for a rendered form. Edits and clicks are DOM events; Enter is a real key, because the browser's implicit
 * submission is part of the specification. All other acts come from outside the form.
 *
 * @param rules the specification of the form
 * @param form its machine, whose toasts the page shows
 */
export function componentDriver(rules: Rules, form: RunningForm): Driver {
  const machine = machineDriver(rules, form)
  return {
    async perform(act) {
      if (act.does === 'edit') return edit(act)
      if (act.does === 'click') return click(screen.getByText(rules.button.text))
      if (act.does !== 'press Enter') return machine.perform(act)
      screen.getByLabelText(rules.line).focus()
      return userEvent.keyboard('{Enter}')
    },
    async compare(expected, said, step) {
      const wait = { message: step, interval: 5, timeout: 2_000 }
      await expect.poll(readScreen, wait).toMatchObject(expectedScreen(rules, expected, said))
      await machine.compare(expected, said, step)
    },
  }
}

function edit({ change }: Act & { does: 'edit' }): void {
  for (const [label, value] of Object.entries(change)) {
    const control = screen.getByLabelText(label)
    if (typeof value === 'boolean') click(control)
    else fireEvent.change(control, { target: { value } })
  }
}

function click(element: HTMLElement): void {
  element.focus()
  element.click()
}
