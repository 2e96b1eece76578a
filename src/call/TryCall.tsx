import { useEffect, useRef } from 'react'
import button from '../ui/button.module.css'
import type { CallPanel } from './CallPanel.tsx'
import panel from './Panel.module.css'
import styles from './TryCall.module.css'
import { useCall, type LoadedCall } from './useCall.ts'

type Loaded = LoadedCall<typeof CallPanel>

async function loadCall(): Promise<Loaded> {
  const [{ CallPanel }, { startCall }] = await Promise.all([import('./CallPanel.tsx'), import('./startCall.ts')])
  return { Panel: CallPanel, call: startCall() }
}

/**
 * Renders what the demonstration of a call is, and the button that starts it. Nothing of it is loaded before.
 *
 * @param load another call, for stories
 */
export function TryCall({ load = loadCall }: { load?: () => Promise<Loaded> }) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded, status, start } = useCall(load, 'call.start')
  // The call is higher than its introduction: a phone shows both ends only from its top.
  useEffect(() => {
    if (loaded) place.current?.scrollIntoView()
  }, [loaded])
  return (
    <div ref={place} id="demonstration" className={`scripted-only ${styles.demonstration}`} data-print="no">
      {loaded ? (
        <loaded.Panel call={loaded.call.actor} streams={loaded.call.streams} />
      ) : (
        <Introduction status={status} start={start} />
      )}
    </div>
  )
}

function Introduction({ status, start }: { status: string; start: () => void }) {
  return (
    <div className={panel.panel}>
      <h3>A demonstration call</h3>
      <div className={styles.intro}>
        <p>
          You play both sides of a call. As the customer, you show a leaking valve and sign the order for its packing.
          As the engineer, you draw on the picture, share a drawing, and record the call. The leak is already circled.
          The phone shows an animated drawing of the pump until you turn on your camera.
        </p>
        <p>
          The two sides are joined by a real video connection. Both are in this browser, and nothing leaves it. The
          demonstration shows how the technology works, not what our platform looks like.
        </p>
      </div>
      <p className="actions">
        <button type="button" className={button.primary} onClick={start}>
          Start the call
        </button>
        <output>{status}</output>
      </p>
    </div>
  )
}
