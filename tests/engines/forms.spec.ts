import { forms, toasts } from './forms.ts'
import type { Answer } from './proxy.ts'
import { expect, test } from './test.ts'

const error = (status: number, code: string, rest: object = {}): Answer => ({
  status,
  headers: { 'retry-after': '60' },
  body: JSON.stringify({ error: { code, message: 'No.', ...rest } }),
})

const failures: Record<string, Answer> = {
  refused: error(503, 'unavailable'),
  invalid: error(422, 'unprocessable_content', { fields: { name: 'Enter your name' } }),
  busy: error(429, 'too_many_requests'),
  unreadable: { status: 200, body: '{"ok":tr' },
  offline: 'cut',
  'without a response': 'silent',
}

for (const { path, endpoint, fill, submit, sending, sent, failed, sample } of forms) {
  const name = endpoint.slice(endpoint.lastIndexOf('/') + 1)

  test(`sends exactly one request of the ${name} form that the server accepts, and clears the form`, async ({
    tab,
    site,
  }) => {
    await tab.goto(path)
    await fill(tab)
    await tab.click(submit)
    await expect.poll(() => toasts(tab)).toContain(sent)
    await expect.poll(() => tab.value(sample[0])).toBe('')
    expect(site.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test.describe('after a failure', () => {
    test.use({ expectedErrors: [`${name} failed`] })

    test(`keeps the entries of the ${name} form, and retries with the same key`, async ({ tab, site }) => {
      await tab.goto(path)
      await tab.waitForHydration()
      await tab.evaluate(shortenTimeouts)
      await fill(tab)
      for (const [outcome, answer] of Object.entries(failures)) {
        await test.step(outcome, async () => {
          const errors = site.errors.length
          site.answer(endpoint, answer)
          await tab.click(submit)
          if (answer === 'silent') await expect.poll(() => tab.text('form')).toContain(sending)
          await expect.poll(() => site.errors.length).toBe(errors + 1)
          await expect.poll(() => toasts(tab)).toContain(failed)
          expect(await tab.value(sample[0])).toBe(sample[1])
        })
      }
      site.answer(endpoint, undefined)
      await tab.click(submit)
      await expect.poll(() => toasts(tab)).toContain(sent)
      // Browsers repeat a request whose connection was closed.
      const keys = site.requests.filter(({ method }) => method === 'POST').map(({ key }) => key)
      expect(keys.length).toBeGreaterThan(Object.keys(failures).length)
      expect(new Set(keys).size).toBe(1)
      expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    })
  })
}

// Runs in the page: reduces the timeout of a request from 15 to 1.5 seconds.
function shortenTimeouts(): void {
  const [timer, signal] = [globalThis.setTimeout, AbortSignal.timeout.bind(AbortSignal)]
  const shorter = (delay = 0) => (delay >= 10_000 ? delay / 10 : delay)
  Object.assign(globalThis, {
    setTimeout: (run: () => void, delay?: number, ...rest: []) => timer(run, shorter(delay), ...rest),
  })
  AbortSignal.timeout = (delay) => signal(shorter(delay))
}
