import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

// What the first page said to machines is not true of the next.
const describesFirstPage =
  'meta[name="description"], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]'

/**
 * When a page has opened, its heading takes the focus, or the place in it that the link named; another page's title is
 * read out, as a full page load would do.
 */
export function Announcer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return
        const target = document.getElementById(toLocation.hash) ?? document.querySelector('h1')
        if (target) {
          // Where it scrolls is the router's to say (D12).
          target.tabIndex = -1
          target.focus({ preventScroll: true })
        }
        if (!pathChanged) return
        for (const left of document.head.querySelectorAll(describesFirstPage)) left.remove()
        setTitle(document.title)
      }),
    [router],
  )
  return <output className="visually-hidden">{title}</output>
}
