import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

type Props = { pages: { to: string; title: string }[]; className: string | undefined }

/**
 * Renders a list of links to pages. Each link of the router would match paths at hydration and at every navigation; a long
 * list of them slows a phone down. These only hand their click to the router.
 */
export function PlainLinks({ pages, className }: Props) {
  const router = useRouter()
  const current = useLocation({ select: ({ pathname }) => pathname })
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // Browsers open a link elsewhere with one of these.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ to: event.currentTarget.pathname })
  }
  return (
    <ul role="list" className={className}>
      {pages.map(({ to, title }) => (
        <li key={to}>
          <a href={to} onClick={open} aria-current={to === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
