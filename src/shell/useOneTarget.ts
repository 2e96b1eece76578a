import { useEffect } from 'react'

/** What closes when it is pressed: the calendar, the chat, a toast. */
const layers = 'dialog, [role="dialog"], [aria-live] > [role="group"]'

/**
 * Cancels the second press of a double click whose first press closed what was under it: a visitor double-clicks a day of the
 * calendar, the first press closes the calendar, and the second would send the form below it. Only a press that the browser
 * counts as the second is canceled (`detail`), because a visitor who goes on quickly, and a program that clicks, press once.
 * A phone counts each tap as the first (D81).
 *
 * Where the first press opened a dialog, the second falls beside it and would close it again.
 */
export function useOneTarget(): void {
  useEffect(() => {
    const listening = new AbortController()
    let first: { layer: Element; page: string } | undefined
    let isStray = false
    let isSecondPressed = false
    const onMouse = (event: MouseEvent) => {
      const { type, target, detail } = event
      isSecondPressed = type === 'mousedown' && detail > 1
      if (type === 'mousedown') {
        const isClosed = first !== undefined && first.layer.getClientRects().length === 0
        // After a navigation the visitor presses what the new page shows there.
        isStray = isSecondPressed && isClosed && first?.page === location.href
        const layer = target instanceof Element && target.closest(layers)
        if (!isStray) first = layer ? { layer, page: location.href } : undefined
      }
      // A key and a screen reader click without a press, and count no clicks.
      if (!isStray || detail < 2) return
      // Without `mousedown`, the press would move the focus, or open a select.
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onCancel = (event: Event) => {
      if (isSecondPressed) event.preventDefault()
    }
    const options = { capture: true, signal: listening.signal }
    for (const type of ['mousedown', 'mouseup', 'click'] as const) addEventListener(type, onMouse, options)
    addEventListener('cancel', onCancel, options)
    return () => listening.abort()
  }, [])
}
