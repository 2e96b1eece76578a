import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notices } from '../components/notices/Notices.tsx'
import { Announcer } from '../components/site/Announcer.tsx'
import { NotFound } from '../components/site/NotFound.tsx'
import { SiteFooter } from '../components/site/SiteFooter.tsx'
import { SiteHeader } from '../components/site/SiteHeader.tsx'
import { SkipLink } from '../components/site/SkipLink.tsx'
import { site } from '../site.ts'

export const Route = createRootRoute({
  // What an unknown address says about itself; every page states its own.
  staticData: { title: 'Page not found', summary: 'There is no page at this address.' },
  head: ({ matches }) => {
    const page = matches.at(-1)!
    const { title, summary } = page.staticData
    const isPage = matches.length > 1
    const address = site.url + page.pathname
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { title: `${title} | ${site.name}` },
        { name: 'description', content: summary },
        { name: 'theme-color', content: '#f7f6f2' },
        ...(isPage ? [] : [{ name: 'robots', content: 'noindex' }]),
      ],
      links: isPage ? [{ rel: 'canonical', href: address }] : [],
    }
  },
  shellComponent: Document,
  component: Layout,
  notFoundComponent: NotFound,
})

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
      <SiteFooter />
      <Notices />
      <Announcer />
    </>
  )
}
