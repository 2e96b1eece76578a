import { test as base, expect } from '@playwright/test'

type Fixtures = {
  /** Console errors that a test expects, as the start of their text. */
  expectedErrors: string[]
  watched: void
}

/** A test in the served site. It fails on a console error, an exception, a policy violation or a request elsewhere. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !expectedErrors.some((start) => text.startsWith(start))) faults.push(text)
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) faults.push(`request to ${request.url()}`)
      })
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Every page of the site, without the unknown one. */
export const pages = [
  '/',
  '/more-information',
  '/contact',
  '/free-consultation',
  '/services/b2b-database',
  '/services/email-marketing',
  '/services/seo-optimization',
  '/services/online-sales-representatives',
  '/services/advanced-chat-system',
  '/services/b2b-platform-registration',
  '/services/linkedin-marketing',
  '/services/top-graphic-services',
  '/services/professional-copywriting',
] as const
