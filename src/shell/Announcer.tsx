import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

// Metadata of the first page, which is wrong after a client navigation.
const describesFirstPage =
  'meta[name="description"], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]'

/** The delay before the navigation indicator is shown, in milliseconds. */
const indicatorDelay = 400

/**
 * Announces navigation to screen readers. Shows an indicator if a page loads slowly. Moves the focus to the new page's
 * heading or to the hash, and announces its title as a full page load would.
 */
export function Announcer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  const isSlow = useIsSlow(useRouterState({ select: ({ status }) => status === 'pending' }))
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged, hashChanged }) => {
        // A calculator changes the search parameters while the visitor types.
        if (!fromLocation || (hrefChanged && !pathChanged && !hashChanged)) return
        const target = document.getElementById(toLocation.hash) ?? document.querySelector('h1')
        if (target) {
          // The router restores the scroll position, so focusing must not scroll.
          target.tabIndex = -1
          target.focus({ preventScroll: true })
        }
        if (!pathChanged) return
        for (const left of document.head.querySelectorAll(describesFirstPage)) left.remove()
        setTitle(document.title)
      }),
    [router],
  )
  return <output className={isSlow ? 'pending' : 'visually-hidden'}>{isSlow ? 'Loading…' : title}</output>
}

function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsSlow(true), indicatorDelay)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isPending])
  return isSlow
}
