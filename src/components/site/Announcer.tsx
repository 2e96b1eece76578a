import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** When another page has opened, its heading takes the focus and its title is read out, as a full page load would do. */
export function Announcer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const target = document.getElementById(toLocation.hash) ?? document.querySelector('h1')
        if (target) {
          // Where it scrolls is the router's to say (D12).
          target.tabIndex = -1
          target.focus({ preventScroll: true })
        }
        setTitle(document.title)
      }),
    [router],
  )
  return <output className="visually-hidden">{title}</output>
}
