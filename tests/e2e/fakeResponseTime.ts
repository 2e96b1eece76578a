import type { Page } from '@playwright/test'

/** Lets the page believe that it began to be read this many milliseconds after the visitor asked for it. */
export const fakeResponseTime = (page: Page, milliseconds: number) =>
  page.addInitScript((first) => {
    const now = performance.now.bind(performance)
    performance.now = () => {
      performance.now = now
      return first
    }
  }, milliseconds)
