import type { Page } from '@playwright/test'

/** Makes the page read so many milliseconds between request and response. */
export const fakeResponseTime = (page: Page, milliseconds: number) =>
  page.addInitScript((first) => {
    const now = performance.now.bind(performance)
    performance.now = () => {
      performance.now = now
      return first
    }
  }, milliseconds)
