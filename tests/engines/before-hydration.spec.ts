import { forms, toasts } from './forms.ts'
import { expect, test } from './test.ts'

for (const { path, fill, sample, submit, sent } of forms) {
  test(`keeps and submits the text typed on ${path} before hydration`, async ({ tab, site }) => {
    const release = site.hold(/^\/assets\/.*\.js$/)
    await tab.goto(path, false)
    await expect.poll(() => tab.exists(sample[0])).toBe(true)
    await fill(tab)
    expect(await tab.evaluate(() => Object.keys(document.querySelector('main')!))).toEqual([])
    release()
    await tab.waitForHydration()
    expect(await tab.value(sample[0])).toBe(sample[1])
    await tab.click(submit)
    await expect.poll(() => toasts(tab)).toContain(sent)
  })
}
