import { type RefObject, useEffect } from 'react'

/** How far the visitor scrolls up until the header returns, in pixels. A finger that rests moves less. */
const enough = 12

/**
 * Brings the header back when the visitor scrolls up, since the way to it can be ten screens long. CSS reads it in
 * `data-returned`, and its height in `--header`, below which other sticky parts stand. Its place in the page stays, so nothing moves.
 *
 * Only a finger or a wheel brings it back: what a link, the focus or Back scrolls to, it would cover.
 */
export function useReturningHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement: root } = document
    let top = scrollY
    let up = 0
    let byHand = false
    const show = (isShown: boolean) => {
      if (!header.current || isShown === 'returned' in root.dataset) return
      if (isShown) {
        // Rounded down: text would show in a gap, however small, between the header and what stands below it.
        root.style.setProperty('--header', `${Math.floor(header.current.getBoundingClientRect().height)}px`)
        root.dataset['returned'] = ''
      } else {
        root.style.removeProperty('--header')
        delete root.dataset['returned']
      }
    }
    const listeners: Partial<Record<keyof WindowEventMap, () => void>> = {
      scroll: () => {
        const moved = top - scrollY
        top = scrollY
        up = moved > 0 ? up + moved : 0
        if (!byHand || moved < 0 || top <= 0) show(false)
        else if (up > enough) show(true)
      },
    }
    for (const type of ['touchmove', 'wheel'] as const) listeners[type] = () => (byHand = true)
    for (const type of ['click', 'keydown', 'popstate'] as const) listeners[type] = () => (byHand = false)
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, { passive: true })
    return () => {
      show(false)
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener)
    }
  }, [header])
}
