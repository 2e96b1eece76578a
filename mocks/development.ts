import { worker } from './browser.ts'
import { devToolbar } from './devToolbar.ts'
import { createHandlers, parseOverrides, type Overrides } from './overrides.ts'

/**
 * Starts the mocks of the development server, which answer every call. The URL selects outcomes
 * (`?mock=contact:refused,chat:blocked`), and so does a toolbar at the foot of the page, which also lists what would have
 * been sent.
 *
 * @returns shows the toolbar. React's first render replaces the whole document, so call it afterward.
 */
export async function startMocks(): Promise<() => void> {
  try {
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  } catch (error) {
    console.warn('The mocks need a service worker and could not start. Every call reaches the server.', error)
    return () => undefined
  }
  const chosen: Overrides = {
    contact: 'accepted',
    consultation: 'accepted',
    chat: 'answering',
    ...parseOverrides(location.search),
  }
  const apply = () => worker.use(...createHandlers(chosen))
  apply()
  const toolbar = devToolbar(chosen, apply)
  return () => document.documentElement.append(toolbar)
}
