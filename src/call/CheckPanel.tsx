import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { CallActorRef, Connected } from '#machines/call/callMachine.ts'
import styles from './CheckPanel.module.css'
import type { Streams } from './line.ts'
import { Panel, useRegions, type Heads } from './Panel.tsx'
import pictures from './Picture.module.css'
import { Video } from './Picture.tsx'

const heads: Heads = {
  idle: { said: '', label: 'Check again' },
  calling: { said: 'Connecting…', label: 'Stop the check' },
  connected: { said: 'Your browser can make video calls.', label: 'Stop the check' },
  ended: { said: 'The check has ended. Camera and microphone are off.', label: 'Check again' },
  unavailable: {
    said: 'Your browser did not make the connection that a video call needs. Please try another browser or device.',
    label: 'Check again',
  },
}

/** What is said of the camera. The states of a call that films a drawing are none of a check. */
const camera: Record<Connected['picture'], string> = {
  drawing: '',
  asking: 'Your browser asks whether this site may use your camera.',
  shown: 'Your camera works.',
  refused: 'There is no camera, or this site may not use it. You can talk to us without one.',
}
const microphone: Record<Connected['voice'], string> = {
  muted: '',
  asking: 'Your browser asks whether this site may use your microphone.',
  open: 'Say a few words: the bar shows what arrives.',
  refused: 'There is no microphone, or this site may not use it. Connect one, or allow it in your browser’s settings.',
}

/** The loudness from which a microphone works: that of a word, which is more than the noise of a room. */
const word = 0.02

/** Renders a call of the visitor with themselves: their picture and voice after they went through a real connection. */
export function CheckPanel({ call, streams }: { call: CallActorRef; streams: Partial<Streams> }) {
  const { picture, voice } = useRegions(call) ?? {}
  const level = useSelector(call, ({ context }) => context.measured.voice) ?? 0
  const [wasHeard, setWasHeard] = useState(false)
  const isHeard = voice === 'open' && (wasHeard || level > word)
  if (isHeard !== wasHeard) setWasHeard(isHeard)
  useEffect(() => {
    if (voice === 'muted') call.send({ type: 'microphone.on' })
  }, [call, voice])
  useEffect(() => {
    if (picture === 'drawing') call.send({ type: 'camera.on' })
  }, [call, picture])

  const results = [picture && camera[picture], isHeard ? 'Your microphone works.' : voice && microphone[voice]]
  return (
    <Panel call={call} className={styles.check} title="Camera and microphone" heads={heads} results={results}>
      {picture === 'shown' && (
        <div className={`${pictures.picture} ${styles.camera}`}>
          <Video stream={streams.received} label="The picture of your camera" />
        </div>
      )}
      {voice === 'open' && (
        <label>
          Your voice <meter max={0.5} value={level} />
        </label>
      )}
      <small>
        Nothing leaves your browser, and nothing is stored. The check does not test your network: a firewall there may
        block calls.
      </small>
    </Panel>
  )
}
