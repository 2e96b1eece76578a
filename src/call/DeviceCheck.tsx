import button from '../ui/button.module.css'
import { useCall, type LoadedCall } from './useCall.ts'
import type { CheckPanel } from './CheckPanel.tsx'

type Loaded = LoadedCall<typeof CheckPanel>

async function loadCheck(): Promise<Loaded> {
  const [{ CheckPanel }, { startCall }] = await Promise.all([import('./CheckPanel.tsx'), import('./startCall.ts')])
  return { Panel: CheckPanel, call: startCall() }
}

/**
 * Renders the button that checks camera, microphone and browser before a call. Nothing of it is loaded before.
 *
 * @param load another check, for stories
 */
export function DeviceCheck({ load = loadCheck }: { load?: () => Promise<Loaded> }) {
  const { loaded, status, start } = useCall(load, 'check.start')
  if (loaded) return <loaded.Panel call={loaded.call.actor} streams={loaded.call.streams} />
  return (
    <div className="actions scripted-only" data-print="no">
      <button type="button" className={button.secondary} onClick={start}>
        Check camera and microphone
      </button>
      <output>{status}</output>
    </div>
  )
}
