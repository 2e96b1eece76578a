import { bar } from './bar.ts'
import { worker } from './browser.ts'
import { handlersFor, wishesIn, type Wishes } from './wishes.ts'

/**
 * Starts the mocks of development: every call is answered by them. The address chooses outcomes
 * (`?mock=contact:refused,chat:blocked`), and so does a bar at the foot of the page, which lists what would have been
 * sent.
 */
export async function startMocks(): Promise<void> {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  const chosen: Wishes = {
    contact: 'accepted',
    consultation: 'accepted',
    chat: 'answering',
    ...wishesIn(location.search),
  }
  const apply = () => worker.use(...handlersFor(chosen))
  apply()
  // React empties the document when it first draws the page; what comes to stand beside <body> later is left alone.
  addEventListener('page.alive', () => document.documentElement.append(bar(chosen, apply)), { once: true })
}
