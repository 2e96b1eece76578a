import './styles/index.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from './router.tsx'
import { whenVisitorStays } from './whenVisitorStays.ts'

// No top-level await: a page's chunk imports the chunk that this file is in, and would wait for it for ever.
async function start() {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'live') {
    const { startMocks } = await import('#mocks/development.ts')
    await startMocks()
    // Only a built page has the starter, which would set it.
    document.documentElement.dataset['typeface'] = 'late'
  } else {
    void dismissWorkers()
  }
  const router = createSiteRouter()
  // Nothing travels with the page; without this the client wraps matches in Suspense, which the markup does not have.
  router.ssr = { manifest: undefined }
  await router.load()
  // What was delivered can be read, and its links lead on; half of it alive would be an error.
  if (isIncomplete) {
    dispatchEvent(new Event('page.missing'))
    return
  }
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
      <Alive />
    </StrictMode>
  )
  startTransition(() => {
    if (document.querySelector('main')) hydrateRoot(document, page)
    else createRoot(document).render(page)
  })
  whenVisitorStays(async () => (await import('./ahead.ts')).lookAhead(router))
  if (mayHaveSession()) (await import('./flows/session.ts')).startSession()
}

// D18: asked by its name alone (src/backend/storedSession.ts), so that a visitor without a session fetches nothing of it.
function mayHaveSession(): boolean {
  try {
    return 'session' in localStorage
  } catch {
    return false
  }
}

/** Tells the starter, which has kept the clicks that came too early. */
function Alive() {
  useEffect(() => void dispatchEvent(new Event('page.alive')), [])
  return null
}

// The site has no service worker. One that development has left at this address would go on answering calls.
async function dismissWorkers() {
  if (!('serviceWorker' in navigator)) return
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
}

// The router loads a page anew, once, when a script of it is gone: the site is a newer one by then. Without the network
// that would put the browser's own words in the place of the page, so the router is told that it has been done.
let isIncomplete = false
addEventListener('vite:preloadError', ({ payload }) => {
  isIncomplete = true
  if (!navigator.onLine) sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
})

void start()
