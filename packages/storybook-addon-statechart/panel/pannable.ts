type Handlers = {
  onPick: (state: string) => void
  onZoom: (factor: number) => void
  onFit: () => void
  /** Called when the reader scrolls or drags. */
  onPan: () => void
}

const scrollKey = /^(Arrow.*|Page.*|Home|End| )$/

/**
 * Adds dragging, zooming, state selection and the keys +, − and 0 to an element, and reports scrolling by the reader.
 *
 * @param element the scroll container; its states have `data-state`
 * @returns a function that removes the listeners
 */
export function pannable(element: HTMLElement, { onPick, onZoom, onFit, onPan }: Handlers): () => void {
  // A scroll container must be focusable, otherwise keyboard users cannot scroll it.
  element.tabIndex = 0
  const controller = new AbortController()
  const { signal } = controller
  let dragged = false

  element.addEventListener(
    'pointerdown',
    (down) => {
      dragged = false
      if (down.button !== 0 || down.pointerType === 'touch') return
      const start = { left: element.scrollLeft, top: element.scrollTop }
      const release = new AbortController()
      const during = { signal: AbortSignal.any([signal, release.signal]) }
      const move = (event: PointerEvent) => {
        const by = { x: event.clientX - down.clientX, y: event.clientY - down.clientY }
        if (!dragged && Math.hypot(by.x, by.y) <= 4) return
        dragged = true
        onPan()
        element.scrollTo(start.left - by.x, start.top - by.y)
      }
      window.addEventListener('pointermove', move, during)
      window.addEventListener('pointerup', () => release.abort(), during)
      window.addEventListener('pointercancel', () => release.abort(), during)
    },
    { signal },
  )
  element.addEventListener(
    'click',
    (event) => {
      const state = (event.target as Element).closest<SVGGElement>('[data-state]')?.dataset['state']
      if (state !== undefined && !dragged) onPick(state)
    },
    { signal },
  )
  element.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) {
        event.preventDefault()
        onZoom(event.deltaY < 0 ? 1.1 : 1 / 1.1)
      } else if (isMovedBy(element, event)) onPan()
    },
    { signal, passive: false },
  )
  element.addEventListener('touchmove', onPan, { signal, passive: true })
  element.addEventListener(
    'keydown',
    ({ key, altKey, ctrlKey, metaKey }) => {
      // Browsers zoom the page with Control.
      if (altKey || ctrlKey || metaKey) return
      if (scrollKey.test(key)) onPan()
      else if (key === '+' || key === '=') onZoom(1.25)
      else if (key === '-') onZoom(0.8)
      else if (key === '0') onFit()
    },
    { signal },
  )
  return () => controller.abort()
}

// A wheel at the edge of the element scrolls what is around it.
function isMovedBy(element: HTMLElement, { deltaX, deltaY }: WheelEvent): boolean {
  const hasRoom = (delta: number, before: number, after: number) => (delta < 0 ? before > 0 : delta > 0 && after >= 1)
  const { scrollLeft: left, scrollTop: top, scrollWidth, scrollHeight, clientWidth, clientHeight } = element
  return (
    hasRoom(deltaX, left, scrollWidth - clientWidth - left) || hasRoom(deltaY, top, scrollHeight - clientHeight - top)
  )
}
