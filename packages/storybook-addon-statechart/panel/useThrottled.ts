import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * Returns a value, updated at most once in a time. The last value is always returned in the end.
 *
 * @param time milliseconds; 0 for an update as soon as there is time to render it
 */
export function useThrottled<T>(value: T, time: number): T {
  const [shown, setShown] = useState(value)
  const last = useRef(0)
  useEffect(() => {
    const show = () => {
      last.current = performance.now()
      startTransition(() => setShown(() => value))
    }
    const timer = setTimeout(show, Math.max(0, last.current + time - performance.now()))
    return () => clearTimeout(timer)
  }, [value, time])
  return shown
}
