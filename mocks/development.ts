import { worker } from './browser.ts'
import { devToolbar } from './devToolbar.ts'
import { createHandlers, parseOverrides, type Overrides } from './overrides.ts'

/**
 * Starts the mocks of the development server, which answer every call. The URL selects outcomes
 * (`?mock=contact:refused,chat:blocked`), and so does a toolbar at the foot of the page, which also lists what would have
 * been sent.
 */
export async function startMocks(): Promise<void> {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  const chosen: Overrides = {
    contact: 'accepted',
    consultation: 'accepted',
    chat: 'answering',
    ...parseOverrides(location.search),
  }
  const apply = () => worker.use(...createHandlers(chosen))
  apply()
  // React's first render replaces the whole document, so the toolbar is added afterward, beside <body>.
  addEventListener('app:hydrated', () => document.documentElement.append(devToolbar(chosen, apply)), { once: true })
}
