import type { Browser, Page } from 'playwright'
import type { Reading } from './results.ts'
import { idleMs } from './loadPage.ts'
import { openPhone } from './profile.ts'
import { listenToTraffic } from './traffic.ts'

/** A link that is tapped once it is in view and the page is idle; `within` is the landmark that contains it. */
export type Tap = { page: string; name: string; within: 'header' | 'main' | 'footer'; to: string }

/** The measured navigations. */
export const taps: Tap[] = [
  { page: '/', name: 'a service card', within: 'main', to: '/services/email-marketing' },
  { page: '/', name: 'Start Now', within: 'main', to: '/contact' },
  { page: '/', name: 'footer, a service', within: 'footer', to: '/services/seo-optimization' },
  { page: '/', name: 'footer, an article', within: 'footer', to: '/blog/data-security' },
  { page: '/services/b2b-database', name: 'Get Started Now', within: 'main', to: '/more-information' },
  { page: '/services/b2b-database', name: 'Back to Home', within: 'main', to: '/' },
  { page: '/contact', name: 'Free Consultation', within: 'main', to: '/free-consultation' },
  { page: '/more-information', name: 'header, Contact', within: 'header', to: '/contact' },
]

/** Returns whether a built page contains the link. */
export const hasLink = (html: string, { to }: Tap): boolean => html.includes(`href="${to}"`)

const readingMs = 2_000

/** Measures the time from a tap on a link until the next page's heading is painted. */
export async function tapReadings(
  browser: Browser,
  address: string,
  { page, name, within, to }: Tap,
): Promise<Reading[]> {
  const phone = await openPhone(browser)
  const traffic = listenToTraffic(phone.cdp)
  await phone.page.goto(address + page)
  await traffic.waitForIdle(idleMs)
  const target = phone.page.locator(`${within} a[href="${to}"]`).first()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // Visitors read before they tap, which gives prefetching time.
  await phone.page.waitForTimeout(readingMs)
  await traffic.waitForIdle(idleMs)
  await phone.page.evaluate(awaitHeading)
  const box = await target.boundingBox()
  if (!box) throw new Error(`The page ${page} shows no link to ${to} in its ${within}. Correct bench/tap.ts.`)
  // Taps by coordinates, because `locator.tap()` would evaluate script in the page during the measurement.
  await phone.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const value = await paintedOn(phone.page)
  await phone.close()
  return [{ page, name: `tap: ${name} → next heading`, unit: 'ms', limit: 60, value }]
}

const paintedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { headingPainted: Promise<number> }).headingPainted)

// Runs in the page.
function awaitHeading() {
  const heading = () => document.querySelector('h1')?.textContent
  const before = heading()
  let touchedAt = 0
  addEventListener('touchstart', ({ timeStamp }) => (touchedAt = timeStamp), { capture: true, once: true })
  const headingPainted = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('The heading did not change within 30 s of the tap.')), 30_000)
    new MutationObserver((_, observer) => {
      if (heading() === before || heading() === undefined) return
      observer.disconnect()
      // A message posted in an animation frame is delivered after the frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - touchedAt))
        port1.start()
        port2.postMessage(undefined)
      })
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  Object.assign(window, { headingPainted })
}
