import { createRootRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chat } from '../components/chat/Chat.tsx'
import { Notices } from '../components/notices/Notices.tsx'
import { Announcer } from '../components/site/Announcer.tsx'
import { NotFound } from '../components/site/NotFound.tsx'
import { PageHead } from '../components/site/PageHead.tsx'
import { SiteFooter } from '../components/site/SiteFooter.tsx'
import { SiteHeader } from '../components/site/SiteHeader.tsx'
import { SkipLink } from '../components/site/SkipLink.tsx'

export const Route = createRootRoute({
  // What an unknown address says about itself; every page states its own.
  staticData: { title: 'Page not found', summary: 'There is no page at this address.' },
  shellComponent: Document,
  component: Layout,
  notFoundComponent: NotFound,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <PageHead />
      </head>
      <body>{children}</body>
    </html>
  )
}

function Layout() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {/* The constant itself: only so nothing of the chat is built where there is none. */}
      {__CHAT__ && <Chat widget={__CHAT__} start={async () => (await import('../flows/chat.ts')).startChat()} />}
      <SiteFooter />
      <Notices />
      <Announcer />
    </>
  )
}
