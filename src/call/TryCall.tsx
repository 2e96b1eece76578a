import { useEffect, useRef, useState } from 'react'
import button from '../ui/button.module.css'
import { onDemand } from '../ui/onDemand.ts'
import styles from './Call.module.css'
import type { Call } from './startCall.ts'
import type { CallPanel } from './CallPanel.tsx'

type Loaded = { Panel: typeof CallPanel; call: Call }

async function loadCall(): Promise<Loaded> {
  const [{ CallPanel }, { startCall }] = await Promise.all([import('./CallPanel.tsx'), import('./startCall.ts')])
  return { Panel: CallPanel, call: startCall() }
}

/**
 * Renders what the demonstration of a call is, and the button that starts it. Nothing of it is loaded before, and leaving the
 * page ends it.
 *
 * @param load another call, for stories and tests
 */
export function TryCall({ load = loadCall }: { load?: () => Promise<Loaded> }) {
  const [code] = useState(() => onDemand(load))
  const [loaded, setLoaded] = useState<Loaded>()
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
      next.call.actor.send({ type: 'call.start' })
      setLoaded(next)
    } catch {
      setStatus('The demonstration didn’t load. Check your connection and try again.')
    }
  }

  if (loaded) return <loaded.Panel call={loaded.call.actor} streams={loaded.call.streams} />
  return (
    <div className={`scripted-only ${styles.call}`} data-print="no">
      <h3>A demonstration call</h3>
      <div className={styles.intro}>
        <p>
          Be both sides of a call. As the customer you film a pump whose valve leaks; as your own engineer you point at
          it, share a drawing, and record. The phone films a drawing until you choose your camera.
        </p>
        <p>
          The connection is a real one, from one end to the other. Both ends are in this browser, and nothing leaves it.
          You see the technique, and not what our platform looks like.
        </p>
      </div>
      <p className="actions">
        <button type="button" className={button.primary} onClick={() => void start()}>
          Try a call
        </button>
        <output>{status}</output>
      </p>
    </div>
  )
}
