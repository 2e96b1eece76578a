import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import type { JSX, ReactNode } from 'react'
import { Chat } from '../components/chat/Chat.tsx'
import { Notices } from '../components/notices/Notices.tsx'
import { Announcer } from '../components/site/Announcer.tsx'
import { NotFound } from '../components/site/NotFound.tsx'
import { SiteFooter } from '../components/site/SiteFooter.tsx'
import { SiteHeader } from '../components/site/SiteHeader.tsx'
import { SkipLink } from '../components/site/SkipLink.tsx'
import { sharingTags, structuredData } from '../sharing.ts'
import { site } from '../site.ts'

export const Route = createRootRoute({
  // What an unknown address says about itself; every page states its own.
  staticData: { title: 'Page not found', summary: 'There is no page at this address.' },
  head: ({ matches }) => {
    const page = matches.at(-1)!
    const { title } = page.staticData
    const isPage = matches.length > 1
    const path = page.pathname
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { title: `${title} | ${site.name}` },
        { name: 'theme-color', content: '#f7f6f2' },
        ...(isPage ? sharing({ path, ...page.staticData }) : [{ name: 'robots', content: 'noindex' }]),
      ],
      links: [
        { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
        { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        { rel: 'manifest', href: '/manifest.webmanifest' },
        { rel: 'alternate', type: 'application/atom+xml', title: 'Articles', href: '/feed.xml' },
        ...(isPage ? [{ rel: 'canonical', href: site.url + path }] : []),
      ],
    }
  },
  shellComponent: Document,
  component: Layout,
  notFoundComponent: NotFound,
})

// Machines read the page as it was delivered; a visitor who moves on carries none of it along (Announcer).
function sharing(page: Parameters<typeof sharingTags>[0]) {
  if (!import.meta.env.SSR) return []
  return [{ name: 'description', content: page.summary }, ...sharingTags(page), ...structuredData(page).map(asMeta)]
}

// The router takes structured data among the meta tags; React's type of these does not know it.
const asMeta = (data: object) => ({ 'script:ld+json': data }) as JSX.IntrinsicElements['meta']

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
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
