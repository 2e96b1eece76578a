import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { createSiteRouter } from '#src/router.tsx'

let root: Root | undefined

/**
 * Opens a page of the site in the place of the one before, as src/main.tsx does: the real router and the whole document,
 * header to footer. Only the address bar is imitated, so that the test's own frame stays where it is.
 *
 * @param path where the visitor goes, as in `/contact`
 * @returns the router, which knows where the visitor is
 */
export async function visit(path: string) {
  leave()
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  router.ssr = { manifest: undefined }
  await router.load()
  root = createRoot(document)
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await expect.element(page.getByRole('main')).toBeVisible()
  return router
}

function leave() {
  root?.unmount()
  root = undefined
}

afterEach(leave)
