import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { Chat } from '../chat/Chat.tsx'
import { Toasts } from '../toasts/Toasts.tsx'
import { useOpenedByLink } from '../shell/Page.tsx'
import { useRefusal } from '../form/answer.ts'
import { Announcer } from '../shell/Announcer.tsx'
import { NotFound } from '../shell/ErrorScreen.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SiteHeader, SkipLink } from '../shell/SiteHeader.tsx'
import { useOneTarget } from '../shell/useOneTarget.ts'

export const Route = createRootRoute({
  // The facts of unknown URLs. Every page has its own.
  staticData: { title: 'Page not found', summary: '' },
  shellComponent: Document,
  component: Layout,
  notFoundComponent: NotFound,
})

function Document({ children }: { children: ReactNode }) {
  const isRefused = useRefusal() !== undefined
  return (
    // A page that shows a form again runs no script: hydration would render the form empty.
    <html lang="en" data-scripts={isRefused ? 'none' : undefined}>
      <head>
        <PageHead isRefused={isRefused} />
      </head>
      <body>{children}</body>
    </html>
  )
}

// If an extension or a translator changes the markup before hydration, React renders only the enclosing Suspense boundary
// again.
function Layout() {
  useOpenedByLink()
  useOneTarget()
  return (
    <>
      <Suspense>
        <SkipLink />
        <SiteHeader />
      </Suspense>
      <Toasts />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>
        {__CHAT__ && <Chat provider={__CHAT__.provider} privacyUrl={__CHAT__.privacyUrl} start={startChat} />}
      </Suspense>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <Announcer />
    </>
  )
}

// Testing the constant here lets the build drop the chat if no provider is configured.
const startChat = async () => (await import('../chat/chatFlow.ts')).startChat(__CHAT__!)
