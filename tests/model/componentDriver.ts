import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fromPromise } from 'xstate'
import type { ToastMessage } from '#machines/toast.ts'
import { showToast } from '#src/components/toasts/Toast.tsx'
import { toastText } from '#src/components/toasts/Toasts.tsx'
import { numbered } from '../fixtures/startContact.ts'
import type { Act, Rules } from './expectedForm.ts'
import type { Driver } from './replayPath.ts'
import { readScreen, expectedScreen } from './screen.ts'

/** Returns an endpoint that responds when the path says so, and records requests and toasts. */
export function fakeEndpoint<Attempt extends { idempotencyKey: string; body: object }>() {
  const attempts: Attempt[] = []
  const answers: PromiseWithResolvers<string | undefined>[] = []
  const toasts: string[] = []
  return {
    attempts,
    answers,
    toasts,
    send: fromPromise<string | undefined, Attempt>(({ input }) => {
      const answer = Promise.withResolvers<string | undefined>()
      attempts.push(input)
      answers.push(answer)
      return answer.promise
    }),
    notify(toast: ToastMessage) {
      toasts.push(toastText(toast))
      showToast(toast)
    },
  }
}

/**
 * Returns a driver for a rendered form. Edits and clicks are DOM events; Enter is a real key, because the browser's implicit
 * submission is part of the specification.
 *
 * @param rules the specification of the form
 * @param endpoint the fake that the form's machine sends to
 * @param external events from outside the form: restored from the back/forward cache, midnight
 */
export function componentDriver<Attempt extends { idempotencyKey: string; body: object }>(
  rules: Rules,
  endpoint: ReturnType<typeof fakeEndpoint<Attempt>>,
  external: { restored: () => void; midnight: () => void },
): Driver {
  const { attempts, answers, toasts } = endpoint
  return {
    async perform(act) {
      if (act.does === 'edit') return edit(act)
      if (act.does === 'click') return click(screen.getByText(rules.button.text))
      if (act.does === 'press Enter') {
        screen.getByLabelText(rules.line).focus()
        return userEvent.keyboard('{Enter}')
      }
      if (act.does === 'be accepted') return answers.at(-1)?.resolve(undefined)
      if (act.does === 'be refused') return answers.at(-1)?.reject(new Error('refused'))
      if (act.does === 'see midnight pass') return external.midnight()
      external.restored()
      // A late response must change nothing.
      answers.at(-1)?.resolve(undefined)
    },
    async compare(expected, said, step) {
      const wait = { message: step, interval: 5, timeout: 2_000 }
      await expect.poll(readScreen, wait).toMatchObject(expectedScreen(rules, expected, said))
      const keys = numbered(attempts)
      const sent = attempts.map(({ body }, index) => ({ content: body, key: keys[index] }))
      expect({ step, sent, toasts }).toEqual({ step, sent: expected.attempts, toasts: expected.toasts })
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
