import type { Locator, Page } from '@playwright/test'
import { widgetScript, widgetUrl, type Behavior } from '#mocks/chat/provider.ts'
import { chatSite } from './chatSite.ts'
import { test as base } from './siteTest.ts'

type Chat = {
  launcher: Locator
  panel: Locator
  /** The widget's own document. */
  widget: ReturnType<Page['frameLocator']>
  /** Counts requests of the provider's script. */
  asked: () => number
  /** Sets the following responses to requests of the script. */
  provider: (conduct: Behavior | 'blocked' | 'hanging') => Promise<void>
}

/** A test in the site with a chat, whose provider responds by default. */
export const test = base.extend<{ chat: Chat }>({
  baseURL: ({ baseURL }, use) => use(chatSite(baseURL)),
  expectedOrigins: [new URL(widgetUrl).origin],
  chat: async ({ page }, use) => {
    let asked = 0
    const provider: Chat['provider'] = async (conduct) => {
      await page.unroute(widgetUrl)
      await page.route(widgetUrl, (route) => {
        asked += 1
        if (conduct === 'blocked') return route.abort('blockedbyclient')
        if (conduct === 'hanging') return undefined
        return route.fulfill({ contentType: 'text/javascript', body: widgetScript(conduct) })
      })
    }
    await provider('answering')
    await use({
      launcher: page.getByRole('button', { name: 'Live chat' }),
      panel: page.getByRole('dialog', { name: 'Live chat' }),
      widget: page.frameLocator('iframe'),
      asked: () => asked,
      provider,
    })
  },
})
