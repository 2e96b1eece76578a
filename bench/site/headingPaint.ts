import type { Page } from 'playwright'

/** Observes touches and changes of the heading in every document of a tab. */
export async function observeHeadings(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

/** Returns the milliseconds from the last touch until the next page's heading was painted. */
export async function readTapTime(page: Page): Promise<number> {
  await page.waitForFunction(() => sessionStorage.getItem('paintedAt') !== null, undefined, { timeout: 30_000 })
  return page.evaluate(() => {
    const { touchedAt, paintedAt } = sessionStorage
    sessionStorage.removeItem('paintedAt')
    return Number(paintedAt) - Number(touchedAt)
  })
}

// Runs in each document. Times are kept in sessionStorage, since a tap on the plain page ends its document.
function observe() {
  const store = (name: string, time: number) => sessionStorage.setItem(name, String(performance.timeOrigin + time))
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      store('touchedAt', timeStamp)
      const before = document.querySelector('h1')?.textContent
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1')?.textContent
        if (heading === before || heading === undefined) return
        observer.disconnect()
        // A message posted in an animation frame is delivered after the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => store('paintedAt', performance.now()))
          port1.start()
          port2.postMessage(undefined)
        })
      }).observe(document, { subtree: true, childList: true, characterData: true })
    },
    { capture: true },
  )
  if (!('touchedAt' in sessionStorage)) return
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') store('paintedAt', startTime)
  }).observe({ type: 'paint', buffered: true })
}
