import type { Browser } from 'playwright'
import type { Reading } from './results.ts'
import { idleAfter } from './load.ts'
import { takePhone } from './profile.ts'
import { listenToTraffic } from './traffic.ts'

const typed = 'Jana Nováková'

/**
 * Types a name and ticks the box as soon as a form can be seen, and waits for the journey to answer: the consent enables
 * the button, the flexible hour disables the choice of one.
 */
export async function formReadings(browser: Browser, address: string, page: string): Promise<Reading[]> {
  const phone = await takePhone(browser)
  const traffic = listenToTraffic(phone.cdp)
  await phone.page.addInitScript(fillEarly, typed)
  await phone.page.goto(address + page)
  const answeredAt = await phone.page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered)
  await traffic.quiet(idleAfter)
  const lost = await phone.page.evaluate(lostEntries, typed)
  await phone.close()
  return [
    { page, name: 'form answers, from navigation', unit: 'ms', atMost: 1_000, value: answeredAt },
    { page, name: 'entries lost that were typed before', unit: '', atMost: 0, value: lost },
  ]
}

// Runs in the page.
function fillEarly(name: string) {
  const answered = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('No form has answered within 30 s.')), 30_000)
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
      if (isAnswered()) reject(new Error('The form answers before anything is entered; look at build/bench/form.ts.'))
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
