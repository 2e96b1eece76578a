/**
 * Adds keyboard scrolling, pointer dragging, zooming and state selection to an element.
 *
 * @param element the scroll container; its states have `data-state`
 * @returns a function that removes the listeners
 */
export function pannable(
  element: HTMLElement,
  onPick: (state: string) => void,
  onZoom: (factor: number) => void,
): () => void {
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
        dragged ||= Math.hypot(by.x, by.y) > 4
        if (dragged) element.scrollTo(start.left - by.x, start.top - by.y)
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
      if (!event.ctrlKey) return
      event.preventDefault()
      onZoom(event.deltaY < 0 ? 1.1 : 1 / 1.1)
    },
    { signal, passive: false },
  )
  return () => controller.abort()
}
