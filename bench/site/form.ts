import type { Browser } from 'playwright'
import type { Reading } from './results.ts'
import { idleMs } from './loadPage.ts'
import { openPhone } from './profile.ts'
import { listenToTraffic } from './traffic.ts'

const typed = 'Jana Nováková'

/**
 * Types a name and checks the box as soon as a form is painted, then waits until the hydrated form responds: consent
 * enables the button, and a flexible time disables the time field.
 */
export async function formReadings(browser: Browser, address: string, page: string): Promise<Reading[]> {
  const phone = await openPhone(browser)
  const traffic = listenToTraffic(phone.cdp)
  await phone.page.addInitScript(fillEarly, typed)
  await phone.page.goto(address + page)
  const answeredAt = await phone.page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered)
  await traffic.waitForIdle(idleMs)
  const lost = await phone.page.evaluate(lostEntries, typed)
  await phone.close()
  return [
    { page, name: 'form responds, from navigation', unit: 'ms', limit: 1_000, value: answeredAt },
    { page, name: 'entries lost that were typed before hydration', unit: '', limit: 0, value: lost },
  ]
}

// Runs in the page.
function fillEarly(name: string) {
  const answered = new Promise<number>((resolve, reject) => {
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
      const isAnswered = () => (hour ? hour.disabled : !button.disabled)
      if (isAnswered()) reject(new Error('The form responded before any input. Correct bench/form.ts.'))
      form.querySelector<HTMLInputElement>('[name="name"]')?.focus()
      document.execCommand('insertText', false, name)
      form.querySelector<HTMLInputElement>('[type="checkbox"]')?.click()
      new MutationObserver((_, observer) => {
        if (!isAnswered()) return
        observer.disconnect()
        resolve(performance.now())
      }).observe(document, { subtree: true, attributeFilter: ['disabled'] })
    }
    requestAnimationFrame(fill)
  })
  Object.assign(window, { answered })
}

// Runs in the page.
function lostEntries(name: string): number {
  const field = document.querySelector<HTMLInputElement>('main form [name="name"]')
  const box = document.querySelector<HTMLInputElement>('main form [type="checkbox"]')
  return Number(field?.value !== name) + Number(!box?.checked)
}
