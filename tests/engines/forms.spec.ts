// Both forms, sent by script, before the scripts have arrived, and by the browser itself (D28).
import { forms, toasts } from './forms.ts'
import type { Answer, Proxy } from './proxy.ts'
import { field, type Tab } from './tab.ts'
import { expect, test } from './test.ts'

const refused = { status: 503, body: JSON.stringify({ error: { code: 'unavailable', message: 'No.' } }) }
const failures: Record<string, Answer> = { refused, offline: 'cut', 'without a response': 'silent' }

const posts = (site: Proxy) => site.requests.filter(({ method }) => method === 'POST')
/** Returns the path, or undefined while the browser is between two pages. */
const readPath = (tab: Tab) => tab.path().catch(() => undefined)

for (const { path, endpoint, email, fill, submit, sending, sent, failed, sample } of forms) {
  test(`sends exactly one request from ${path} that the server accepts, and clears the form`, async ({ tab, site }) => {
    await tab.goto(path)
    await fill(tab)
    await tab.click(submit)
    await expect.poll(() => toasts(tab)).toContain(sent)
    await expect.poll(() => tab.value(sample[0])).toBe('')
    expect(posts(site)).toHaveLength(1)
  })

  test.describe('after a failure', () => {
    test.use({ expectedErrors: [`${endpoint.slice(endpoint.lastIndexOf('/') + 1)} failed`] })

    test(`keeps the entries of ${path}, and retries with the same key`, async ({ tab, site }) => {
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
      expect(posts(site).length).toBeGreaterThan(Object.keys(failures).length)
      expect(new Set(posts(site).map(({ key }) => key)).size).toBe(1)
    })
  })

  test(`keeps and submits the text typed on ${path} before hydration`, async ({ tab, site }) => {
    const release = site.hold(/^\/assets\/.*\.js$/)
    await tab.goto(path, false)
    await fill(tab)
    release()
    await tab.waitForHydration()
    expect(await tab.value(sample[0])).toBe(sample[1])
    await tab.click(submit)
    await expect.poll(() => toasts(tab)).toContain(sent)
  })

  test(`shows the errors of ${path} without its scripts, sends it then once, and shows them again on Back`, async ({
    tab,
    site,
  }) => {
    // One file only: a browser opens at most six connections to a host.
    const release = site.hold(/^\/assets\/main-.*\.js$/)
    await tab.goto(path, false)
    await fill(tab)
    await tab.choose(email, 'jana@localhost')
    await tab.click(submit)
    await expect.poll(() => readPath(tab)).toBe(`/forms${path}#form-errors`)
    const errors = () => tab.text('#form-errors').catch(() => '')
    await expect.poll(errors).toContain('name@company.com')
    expect(await tab.value(sample[0])).toBe(sample[1])
    await tab.choose(email, 'jana@example.com')
    if (path === '/contact') await tab.click('[name="gdprConsent"]')
    await tab.click(submit)
    await expect.poll(() => posts(site)).toHaveLength(2)
    release()
    await expect.poll(() => readPath(tab)).toBe(`${path}#form-sent`)
    await expect.poll(() => tab.on('#form-sent', (element) => element.getClientRects().length)).toBe(1)
    expect(await tab.value(sample[0])).toBe('')
    // Back shows the page with errors again, and not the browser's question whether to send the form again.
    await tab.back()
    await expect.poll(errors).toContain('name@company.com')
    expect(await tab.exists('#form-sent')).toBe(false)
  })
}

test('moves the focus to the first invalid field after a submit, and shows its label', async ({ tab }) => {
  const name = field('Full Name *')
  await tab.resize(360, 640)
  await tab.goto('/free-consultation')
  await tab.waitForHydration()
  await tab.click({ role: 'button', name: 'Schedule Consultation' })
  await expect.poll(() => toasts(tab)).toContain('Please fill in all fields')
  await expect.poll(() => tab.hasFocus(name)).toBe(true)
  await expect.poll(() => tab.on(name, (input) => input.labels![0]!.getBoundingClientRect().top >= 0)).toBe(true)
})

// Runs in the page: reduces the timeout of a request from 15 to 1.5 seconds.
function shortenTimeouts(): void {
  const [timer, signal] = [globalThis.setTimeout, AbortSignal.timeout.bind(AbortSignal)]
  const shorter = (delay = 0) => (delay >= 10_000 ? delay / 10 : delay)
  Object.assign(globalThis, {
    setTimeout: (run: () => void, delay?: number, ...rest: []) => timer(run, shorter(delay), ...rest),
  })
  AbortSignal.timeout = (delay) => signal(shorter(delay))
}
