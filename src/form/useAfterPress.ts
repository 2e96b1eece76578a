import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Returns a function that passes on a change of a field: at once or, if the press of something else ended the entry, when it
 * is released. Firefox changes a date when its field loses the focus. What is shown of the date goes then, the button below
 * moves up from under the pointer, and the press would be lost.
 *
 * @param pass called with the latest state of the form
 */
export function useAfterPress(pass: () => void): (field: EventTarget) => void {
  const pressed = useRef<EventTarget>(null)
  const isWaiting = useRef(false)
  const passOn = useEffectEvent(() => {
    if (isWaiting.current) pass()
    isWaiting.current = false
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const release = () => {
      pressed.current = null
      // After the click, which follows in the same task, if there is one.
      setTimeout(() => passOn())
    }
    addEventListener('mousedown', ({ target }) => (pressed.current = target), options)
    addEventListener('click', () => passOn(), options)
    for (const type of ['mouseup', 'dragend', 'keydown']) addEventListener(type, release, options)
    return () => listening.abort()
  }, [])
  return (field) => {
    isWaiting.current = pressed.current !== null && pressed.current !== field
    if (!isWaiting.current) pass()
  }
}
