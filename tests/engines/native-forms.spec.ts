// The scripts have not arrived, so the browser itself sends the forms (D28).
import { setTimeout } from 'node:timers/promises'
import { forms } from './forms.ts'
import type { Proxy } from './proxy.ts'
import { field, type Tab } from './tab.ts'
import { expect, test } from './test.ts'

/** Returns the path, or undefined while the browser is between two pages. */
const readPath = (tab: Tab) => tab.path().catch(() => undefined)

/** Waits until so many forms were sent. */
const untilPosted = (site: Proxy, count: number) =>
  expect.poll(() => site.requests.filter(({ method }) => method === 'POST').length).toBe(count)

for (const { path, fill, sample, submit } of forms) {
  test.describe(`native form on ${path}`, () => {
    let release: () => void

    test.beforeEach(async ({ tab, site }) => {
      // One file only: a browser opens at most six connections to a host.
      release = site.hold(/^\/assets\/main-.*\.js$/)
      await tab.goto(path, false)
      await expect.poll(() => tab.exists(sample[0])).toBe(true)
    })

    test('arrives once, and the page says so', async ({ tab, site }) => {
      await fill(tab)
      await tab.click(submit)
      await untilPosted(site, 1)
      release()
      await expect.poll(() => readPath(tab)).toBe(`${path}#form-sent`)
      await expect.poll(() => tab.on('#form-sent', (element) => element.getClientRects().length)).toBe(1)
      expect(await tab.value(sample[0])).toBe('')
    })

    test('is shown again with errors and with what was typed, and can be sent then', async ({ tab, site }) => {
      await fill(tab)
      const email = path === '/contact' ? field('Email') : field('Email Address *')
      await tab.choose(email, 'jana@localhost')
      await tab.click(submit)
      await expect.poll(() => readPath(tab)).toBe(`/forms${path}#form-errors`)
      await expect.poll(() => tab.text('#form-errors').catch(() => '')).toContain('name@company.com')
      expect(await tab.value(sample[0])).toBe(sample[1])
      await tab.choose(email, 'jana@example.com')
      if (path === '/contact') await tab.click('[name="gdprConsent"]')
      await tab.click(submit)
      await untilPosted(site, 2)
      release()
      await expect.poll(() => readPath(tab)).toBe(`${path}#form-sent`)
      // Back shows the page with errors again, and not the browser's question whether to send the form again.
      // The driver of Firefox waits for a load, which its back/forward cache does not fire.
      const back = tab.back().catch(() => undefined)
      await Promise.race([back, setTimeout(3_000)])
      await expect.poll(() => tab.text('#form-errors').catch(() => '')).toContain('name@company.com')
      expect(await tab.exists('#form-sent')).toBe(false)
    })
  })
}
