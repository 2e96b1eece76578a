import { load } from './loads.ts'
import { openPhone } from './profile.ts'
import type { Reading } from './results.ts'
import { siteNames, type Sites } from './sites.ts'

const typed = 'Jana Nováková'

/**
 * Types a name and checks the box once a form is painted, and waits until it responds: consent enables the button, a
 * flexible time disables the hour. The plain page can be used at its largest paint.
 */
export async function measureForms(sites: Sites, page: string): Promise<Reading[]> {
  const { largestPaint: plain } = await load(sites.plain + page)
  const readings: Reading[] = []
  for (const of of siteNames(sites).filter((name) => name !== 'plain')) {
    const { respondedAt, lost } = await fillIn(sites[of] + page)
    readings.push(
      { page, of, name: 'form responds ÷ plain page', unit: '×', limit: 1.3, value: respondedAt / plain },
      { page, of, name: 'form responds', unit: 'ms', value: respondedAt },
      { page, of, name: 'entries lost that were typed at the first paint', unit: '', limit: 0, value: lost },
    )
  }
  return readings
}

async function fillIn(url: string): Promise<{ respondedAt: number; lost: number }> {
  const phone = await openPhone()
  await phone.page.addInitScript(fillEarly, typed)
  await phone.page.goto(url)
  const respondedAt = await phone.page.evaluate(() => (window as unknown as { responded: Promise<number> }).responded)
  await phone.page.waitForTimeout(2_000)
  const lost = await phone.page.evaluate(countLost, typed)
  await phone.close()
  return { respondedAt, lost }
}

// Runs in the page.
function fillEarly(name: string) {
  const responded = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('No form responded within 30 s.')), 30_000)
    const fill = () => {
      const form = document.querySelector<HTMLFormElement>('main form')
      const button = form?.querySelector<HTMLButtonElement>('[type="submit"]')
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (!form || !button || !isPainted) {
        requestAnimationFrame(fill)
        return
      }
      const hour = form.querySelector<HTMLSelectElement>('[name="time"]')
      const hasResponded = () => (hour ? hour.disabled : !button.disabled)
      form.querySelector<HTMLInputElement>('[name="name"]')?.focus()
      document.execCommand('insertText', false, name)
      form.querySelector<HTMLInputElement>('[type="checkbox"]')?.click()
      const check = () => (hasResponded() ? resolve(performance.now()) : requestAnimationFrame(check))
      check()
    }
    requestAnimationFrame(fill)
  })
  Object.assign(window, { responded })
}

// Runs in the page.
function countLost(name: string): number {
  const field = document.querySelector<HTMLInputElement>('main form [name="name"]')
  const box = document.querySelector<HTMLInputElement>('main form [type="checkbox"]')
  return Number(field?.value !== name) + Number(!box?.checked)
}
