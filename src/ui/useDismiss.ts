import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Closes what is open on Escape, on a press outside of `root`, and when the focus moves outside of it. */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const dismiss = useEffectEvent((event: Event) => {
    const isKept = 'key' in event ? event.key !== 'Escape' : root.current?.contains(event.target as Node)
    if (!isKept) close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    for (const type of ['keydown', 'pointerdown', 'focusin'])
      document.addEventListener(type, (event) => dismiss(event), { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
}
