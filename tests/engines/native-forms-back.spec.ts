// Not in Firefox: its driver cannot leave the browser's own error page.
import { forms } from './forms.ts'
import { expect, test } from './test.ts'

for (const { path, fill, sample, submit } of forms)
  test(`fills in the form on ${path} again after Back when the connection was cut`, async ({ tab, site }) => {
    const release = site.hold(/^\/assets\/main-.*\.js$/)
    await tab.goto(path, false)
    await expect.poll(() => tab.exists(sample[0])).toBe(true)
    await fill(tab)
    site.answer(`/forms${path}`, 'cut')
    await tab.click(submit)
    // The error page has replaced the form.
    await expect.poll(() => tab.exists(submit).catch(() => undefined)).toBe(false)
    release()
    await tab.back().catch(() => undefined)
    await expect.poll(() => tab.value(sample[0]).catch(() => undefined)).toBe(sample[1])
  })
