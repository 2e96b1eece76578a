import { useEffect } from 'react'

/** What opens or closes when it is pressed: the calendar, the chat, a toast. */
const layers = 'dialog, [role="dialog"], [aria-live] > [role="group"]'

/**
 * Cancels the second press of a double click if the first has opened or closed the layer under it: a visitor double-clicks a
 * day of the calendar, the first press closes the calendar, and the second would send the form below it. Only a press that the
 * browser counts as the second is canceled (`detail`), because a visitor who goes on quickly, and a program that clicks, press
 * once. A phone counts each tap as the first (D81).
 */
export function useOneTarget(): void {
  useEffect(() => {
    const listening = new AbortController()
    let first: Element | null = null
    const onMouse = (event: MouseEvent) => {
      const layer = event.target instanceof Element ? event.target.closest(layers) : null
      // A key and a screen reader click without a press, and count no clicks.
      if (event.detail < 2) {
        if (event.type === 'mousedown') first = layer
      } else if (layer !== first) {
        // Without `mousedown`, the press would move the focus, or open a select.
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }
    const options = { capture: true, signal: listening.signal }
    for (const type of ['mousedown', 'mouseup', 'click'] as const) addEventListener(type, onMouse, options)
    return () => listening.abort()
  }, [])
}
