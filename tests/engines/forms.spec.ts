// All forms, sent by script, before the scripts have arrived, and by the browser itself.
import { consultationForm } from '#contract/consultation.ts'
import { toText } from '#contract/form.ts'
import type { BuiltSite } from '../fixtures/builtSite.ts'
import { submitButton } from '../fixtures/fillIn.ts'
import { field, fill, forms, toasts } from './forms.ts'
import { expect, test } from './test.ts'

const refused = { status: 503, body: { error: { code: 'unavailable', message: 'No.' } } }

for (const form of forms) {
  const { name, path, endpoint, entries, wrong, sent, failed } = form
  /** Returns the requests that sent the form. The page also reports its failures. */
  const posts = (site: BuiltSite) =>
    site.requests.filter(
      (asked) => asked.method === 'POST' && [`/functions/v1/${endpoint}`, `/forms${path}`].includes(asked.path),
    )
  const [[first, value]] = Object.entries(entries) as [[string, string]]

  test.describe(`on ${path}`, () => {
    test.use({ expectedError: `${endpoint} failed` })

    test('keeps what was typed before hydration, also after failures, and sends it under one key', async ({
      tab,
      site,
    }) => {
      const release = site.hold(/^\/assets\/.*\.js$/)
      await tab.goto(path)
      await fill(tab, name)
      release()
      await tab.waitForHydration()
      expect(await tab.value(field(first))).toBe(value)
      for (const [count, answer] of [refused, 'cut' as const].entries()) {
        site.answers.set(`/functions/v1/${endpoint}`, answer)
        await tab.click(submitButton)
        await expect.poll(() => site.errors.length).toBe(count + 1)
        await expect.poll(() => toasts(tab)).toContain(failed)
        expect(await tab.value(field(first))).toBe(value)
      }
      site.answers.clear()
      const before = posts(site).length
      await tab.click(submitButton)
      await expect.poll(() => toasts(tab)).toContain(sent)
      await expect.poll(() => tab.value(field(first))).toBe('')
      // Browsers repeat a request whose connection was closed, but not one that was answered.
      expect(before).toBeGreaterThanOrEqual(2)
      expect(posts(site)).toHaveLength(before + 1)
      expect(new Set(posts(site).map(({ key }) => key)).size).toBe(1)
      // On a phone each row of the receipt is one column.
      await tab.resize(360, 800)
      const begins = () =>
        tab.on('form dl', (rows) =>
          [...rows.querySelectorAll('dt, dd')].map((text) => text.getBoundingClientRect().left),
        )
      await expect.poll(async () => new Set(await begins()).size).toBe(1)
    })
  })

  test(`shows the errors of ${path} without its scripts, sends it then once, and shows them again on Back`, async ({
    tab,
    site,
  }) => {
    // One file only: a browser opens at most six connections to a host.
    const release = site.hold(/^\/assets\/main-.*\.js$/)
    await tab.goto(path)
    await fill(tab, name)
    await tab.choose(field(wrong.field), wrong.value)
    await tab.click(submitButton)
    await expect.poll(() => tab.path()).toBe(`/forms${path}#form-errors`)
    await expect.poll(() => tab.text('#form-errors')).toContain(wrong.error)
    expect(await tab.value(field(first))).toBe(value)
    await tab.choose(field(wrong.field), String(entries[wrong.field]))
    // A consent is given for one attempt.
    const ticked = Object.entries(entries).filter(([, entry]) => entry === true)
    await fill(tab, name, Object.fromEntries(ticked))
    await tab.click(submitButton)
    await expect.poll(() => posts(site)).toHaveLength(2)
    release()
    await expect.poll(() => tab.path()).toBe(`${path}#form-sent`)
    await expect.poll(() => tab.on('#form-sent', (element) => element.getClientRects().length)).toBe(1)
    expect(await tab.value(field(first))).toBe('')
    // Back shows the page with errors again, and not the browser's question whether to send the form again.
    await tab.back()
    await expect.poll(() => tab.text('#form-errors')).toContain(wrong.error)
    expect(await tab.exists('#form-sent')).toBe(false)
  })
}

test('moves the focus to the first invalid field after a submit, and shows its label', async ({ tab }) => {
  await tab.resize(360, 640)
  await tab.open('/free-consultation')
  await tab.click(submitButton)
  await expect.poll(() => toasts(tab)).toContain(toText(consultationForm.says.incomplete))
  await expect.poll(() => tab.hasFocus(field('name'))).toBe(true)
  await expect
    .poll(() => tab.on(field('name'), (input) => input.labels![0]!.getBoundingClientRect().top >= 0))
    .toBe(true)
})
