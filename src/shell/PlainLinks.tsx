import { useRouter, useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Returns whether the browser opens a link in another tab or window, or saves it, because of a key that is held. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

/**
 * Renders a list of links to pages. Each link of the router would match paths at hydration and at every navigation; a long
 * list of them slows a phone down. These only hand their click to the router.
 */
export function PlainLinks({ pages }: { pages: { path: string; title: string }[] }) {
  const router = useRouter()
  const current = useLocation({ select: ({ pathname }) => pathname })
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const { pathname: to, hash } = event.currentTarget
    void router.navigate({ to, hash: hash.slice(1) })
  }
  return (
    <ul role="list">
      {pages.map(({ path: to, title }) => (
        <li key={to}>
          <a href={to} onClick={open} aria-current={to === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
