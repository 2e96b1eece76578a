import './styles/index.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { onFirstInteraction } from './onFirstInteraction.ts'
import { createSiteRouter } from './router.tsx'
import { expectPrerendered, preventReload } from './routerInternals.ts'

// Without a connection, the router's reload would replace the page with the browser's error page.
let isIncomplete = false
addEventListener('vite:preloadError', ({ payload }) => {
  isIncomplete = true
  if (!navigator.onLine) preventReload(payload)
})

// A slow phone takes 30 ms for each step of the start. Between two tasks it responds to the visitor.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

// No top-level await: route chunks import this file's chunk, so it would wait for itself.
async function start() {
  await nextTask()
  if (import.meta.env.DEV && import.meta.env.MODE !== 'live') {
    const { startMocks } = await import('#mocks/development.ts')
    await startMocks().catch((error: unknown) =>
      console.warn('The mocks need a service worker and could not start. Every call reaches the server.', error),
    )
  }
  const router = createSiteRouter()
  expectPrerendered(router)
  await nextTask()
  await router.load()
  // Hydrating with a missing module would show an error. The prerendered page can be read, and its links work.
  if (isIncomplete) {
    dispatchEvent(new Event('app:incomplete'))
    return
  }
  // The visitor has submitted a form natively (bootstrap.ts).
  if ('sent' in document.documentElement.dataset) return
  const page = (
    <StrictMode>
      <Hydrated>
        <RouterProvider router={router} />
      </Hydrated>
    </StrictMode>
  )
  // In the code of forms, which other pages do not load.
  const forms = document.forms.length > 0 ? await import('./restoreForms.ts').catch(() => undefined) : undefined
  startTransition(() => {
    if (!document.querySelector('main')) return createRoot(document).render(page)
    const restoreForms = forms?.trackForms()
    hydrateRoot(document, page, {
      onRecoverableError(error) {
        restoreForms?.()
        reportError(error)
      },
    })
  })
  onFirstInteraction(async () => (await import('./prefetch.ts')).prefetchLinks(router))
  if (mayHaveSession()) (await import('./flows/session.ts')).startSession()
}

// Checks only that the key exists, so visitors without a session never load the client (D18).
function mayHaveSession(): boolean {
  try {
    return 'session' in localStorage
  } catch {
    return false
  }
}

/**
 * Notifies the bootstrap script, which replays the clicks from before hydration. It is a parent of the page, not beside
 * it: a sibling would change every id of `useId`, and an error would be linked to a field that has another id.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event('app:hydrated')), [])
  return children
}

void start()
