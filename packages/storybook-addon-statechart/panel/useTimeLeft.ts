import { useEffect, useState } from 'react'
import { formatLeft } from './formatLeft.ts'

/**
 * Returns the time until a moment as text, updated ten times a second.
 *
 * @param due milliseconds since 1970; undefined if nothing is due
 */
export function useTimeLeft(due: number | undefined): string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (due === undefined) return undefined
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() > due) clearInterval(timer)
    }, 100)
    return () => clearInterval(timer)
  }, [due])
  return due === undefined ? '' : `${formatLeft(due - now)} left`
}
