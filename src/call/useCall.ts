import { useEffect, useRef, useState } from 'react'
import { onDemand } from '../ui/onDemand.ts'
import type { Call } from './startCall.ts'

/** A call, and the component that shows it. */
export type LoadedCall<Panel> = { Panel: Panel; call: Call }

/**
 * Loads a call, and starts it, when the visitor presses a button. Leaving the page ends it.
 *
 * @param type starts it
 * @returns `loaded` from then on; `status`: what is said beside the button until then
 */
export function useCall<Panel>(load: () => Promise<LoadedCall<Panel>>, type: 'call.start' | 'check.start') {
  const [code] = useState(() => onDemand(load))
  const [loaded, setLoaded] = useState<LoadedCall<Panel>>()
  const [status, setStatus] = useState('')
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      loaded?.call.stop()
    }
  }, [loaded])

  const start = async () => {
    setStatus('Loading…')
    try {
      const next = await code.load()
      // The visitor has left the page meanwhile.
      if (!isShown.current) return next.call.stop()
      next.call.actor.send({ type })
      setLoaded(next)
    } catch {
      setStatus('That didn’t load. Check your connection and reload the page.')
    }
  }
  return { loaded, status, start: () => void start() }
}
