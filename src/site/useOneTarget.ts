import { useEffect } from 'react'

// The second press of a double click follows the first within this time and distance: Windows waits 500 ms, and a finger
// hits another point.
const milliseconds = 500
const pixels = 24

/**
 * Cancels the second click of a double click that would hit something else than the first: a visitor double-clicks a day
 * of the calendar, the first click closes the calendar, and the second would press the button below it. The same happens
 * where a dialog opens under the pointer, a toast closes, or a link opens another page.
 */
export function useOneTarget(): void {
  useEffect(() => {
    const listening = new AbortController()
    let first: { control: EventTarget | null; at: number; x: number; y: number } | undefined
    let isStray = false
    const onEvent = (event: Event) => {
      // Clicks of a script are all at one point.
      if (!event.isTrusted) return
      // A screen reader or a key may click without a press.
      const { type, target, timeStamp, clientX: x, clientY: y, detail } = event as MouseEvent
      const control = getControl(target)
      if (type === 'pointerdown') {
        const isSecond = first && timeStamp - first.at < milliseconds && Math.hypot(x - first.x, y - first.y) < pixels
        isStray = isSecond === true && control !== first?.control
      } else if (isStray) {
        event.preventDefault()
        event.stopImmediatePropagation()
        if (type === 'click') isStray = false
      } else if (type === 'click' && detail > 0) first = { control, at: timeStamp, x, y }
    }
    // Without the mouse events, the press would move the focus, or open a select. `touchend` comes before them.
    for (const type of ['pointerdown', 'touchend', 'mousedown', 'mouseup', 'click'])
      addEventListener(type, onEvent, { capture: true, passive: false, signal: listening.signal })
    return () => listening.abort()
  }, [])
}

function getControl(target: EventTarget | null): EventTarget | null {
  const element =
    target instanceof Element ? target.closest('a, button, input, select, textarea, label, summary') : null
  return (element instanceof HTMLLabelElement ? element.control : element) ?? target
}
