import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fromPromise } from 'xstate'
import type { Notice } from '#machines/notice.ts'
import { textOf } from '#src/components/notices/textOf.ts'
import { notify } from '#src/components/notices/notices.ts'
import type { Act, Rules } from './form.ts'
import type { Stage } from './replay.ts'
import { readScreen, screenOf } from './screen.ts'

/** A function that answers when the path says so, and a note of all that was sent and said. */
export function joints<Attempt extends { key: string }>() {
  const attempts: Attempt[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const notices: string[] = []
  return {
    attempts,
    answers,
    notices,
    send: fromPromise<void, Attempt>(({ input }) => {
      const answer = Promise.withResolvers<void>()
      attempts.push(input)
      answers.push(answer)
      return answer.promise
    }),
    notify(notice: Notice) {
      notices.push(textOf(notice))
      notify(notice)
    },
  }
}

/** The keys `1`, `2`, `3`, … */
export function countKeys(): () => string {
  let count = 0
  return () => {
    count += 1
    return String(count)
  }
}

/**
 * A form that stands in the page. What is typed and clicked are events of the page; Enter is a real key, because what a
 * browser does with it is part of the promise.
 *
 * @param rules what the specification says of the form
 * @param joined what the form's machine was joined to
 * @param content what is sent in an attempt
 * @param told what the machine or its clock hears from elsewhere
 */
export function stageInPage<Attempt extends { key: string }>(
  rules: Rules,
  joined: ReturnType<typeof joints<Attempt>>,
  content: (attempt: Attempt) => object,
  told: { restored: () => void; midnight: () => void },
): Stage {
  const { attempts, answers, notices } = joined
  return {
    async perform(act) {
      if (act.does === 'edit') return edit(act)
      if (act.does === 'click') return click(screen.getByText(rules.button.text))
      if (act.does === 'press Enter') {
        screen.getByLabelText(rules.line).focus()
        return userEvent.keyboard('{Enter}')
      }
      if (act.does === 'be accepted') return answers.at(-1)?.resolve()
      if (act.does === 'be refused') return answers.at(-1)?.reject(new Error('refused'))
      if (act.does === 'see midnight pass') return told.midnight()
      told.restored()
      // Should an answer come after all, it changes nothing.
      answers.at(-1)?.resolve()
    },
    async compare(promise, said, step) {
      const wait = { message: step, interval: 5, timeout: 2_000 }
      await expect.poll(readScreen, wait).toMatchObject(screenOf(rules, promise, said))
      const sent = attempts.map((attempt) => ({ content: content(attempt), key: Number(attempt.key) }))
      expect({ step, sent, notices }).toEqual({ step, sent: promise.attempts, notices: promise.notices })
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
