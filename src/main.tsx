import './styles/index.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { preloadLinks } from './preloadLinks.ts'
import { createSiteRouter } from './router.tsx'
import { typefaceAtTurn } from './typeface.ts'

// No top-level await: a page's chunk imports the chunk that this file is in, and would wait for it for ever.
async function start() {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'live') {
    const { startMocks } = await import('#mocks/development.ts')
    await startMocks()
    // Only a built page has the starter, which would set it.
    document.documentElement.dataset['typeface'] = 'late'
  }
  const router = createSiteRouter()
  // Nothing travels with the page; without this the client wraps matches in Suspense, which the markup does not have.
  router.ssr = { manifest: undefined }
  await router.load()
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  startTransition(() => {
    if (document.querySelector('main')) hydrateRoot(document, page)
    else createRoot(document).render(page)
  })
  preloadLinks(router)
  typefaceAtTurn(router)
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

void start()
