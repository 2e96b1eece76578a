import type { Page } from '@playwright/test'

/** Makes every page of the browser context read so many milliseconds between request and response. */
export const fakeResponseTime = (page: Page, milliseconds: number) =>
  page.context().addInitScript((first) => {
    const now = performance.now.bind(performance)
    performance.now = () => {
      performance.now = now
      return first
    }
  }, milliseconds)
