import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CallActorRef } from '#machines/call/callMachine.ts'
import styles from './CheckPanel.module.css'
import type { Streams } from './line.ts'
import { DeviceButton, Panel, saidOfDevice, useRegion, type Heads } from './Panel.tsx'
import panel from './Panel.module.css'
import pictures from './Picture.module.css'
import { Video } from './Picture.tsx'

const heads: Heads = {
  idle: { said: '', label: 'Check again' },
  calling: { said: 'Connecting…', label: 'Stop the check' },
  connected: { said: 'Your browser can make video calls.', label: 'Stop the check' },
  ended: { said: 'The check has ended. Your camera and microphone are off.', label: 'Check again' },
  unavailable: {
    said: 'Your browser couldn’t make the connection that a video call needs. Please try another browser or device.',
    label: 'Check again',
  },
}

const said = {
  camera: { ...saidOfDevice('camera'), granted: 'Your camera works.' },
  microphone: {
    ...saidOfDevice('microphone'),
    granted:
      'Say a few words: the bar below should move. If it doesn’t, choose another microphone in your browser’s settings.',
  },
}

/** The loudness from which a microphone works: that of a word, which is more than the noise of a room. */
const word = 0.02

/** Renders a call of the visitor with themselves: their picture and voice after they went through a real connection. */
export function CheckPanel({ call, streams }: { call: CallActorRef; streams: Partial<Streams> }) {
  const camera = useRegion(call, 'camera')
  const microphone = useRegion(call, 'microphone')
  const level = useSelector(call, ({ context }) => context.measured.voice) ?? 0
  const [wasHeard, setWasHeard] = useState(false)
  const isHeard = microphone === 'granted' && (wasHeard || level > word)
  if (isHeard !== wasHeard) setWasHeard(isHeard)

  const results = [
    camera && said.camera[camera],
    isHeard ? 'Your microphone works.' : microphone && said.microphone[microphone],
  ]
  return (
    <Panel
      call={call}
      className={styles.check}
      title="Camera and microphone"
      heads={heads}
      start="check.start"
      endsOffScreen
      results={results}
    >
      {camera && (
        <div className={panel.controls}>
          <DeviceButton call={call} name="camera" />
          <DeviceButton call={call} name="microphone" />
        </div>
      )}
      {camera === 'granted' && (
        <div className={`${pictures.picture} ${styles.camera}`}>
          <Video stream={streams.received} label="The picture of your camera" />
        </div>
      )}
      {microphone === 'granted' && (
        <label>
          Your voice <meter max={0.5} value={level} />
        </label>
      )}
      <small>
        Nothing leaves your browser, and nothing is stored. The check can’t tell whether a firewall in your network
        blocks calls. If yours might, your IT department can ask us which servers and ports the calls use.
      </small>
    </Panel>
  )
}
