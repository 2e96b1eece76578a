import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Closes what is open on Escape, and on a press outside of `root`. */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const dismiss = useEffectEvent((event: Event) => {
    const isKept = 'key' in event ? event.key !== 'Escape' : root.current?.contains(event.target as Node)
    if (!isKept) close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, (event) => dismiss(event), { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
}
