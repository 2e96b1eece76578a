import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import {
  callState,
  connectedIn,
  type CallActorRef,
  type CallState,
  type Connected,
} from '#machines/call/callMachine.ts'
import button from '../ui/button.module.css'
import styles from './Call.module.css'
import type { Streams } from './line.ts'
import { Video } from './Picture.tsx'

/** What the check says in each state, and its button. */
const heads: Record<CallState, { said: string; label: string; type: 'call.start' | 'call.hangUp' }> = {
  idle: { said: '', label: 'Check again', type: 'call.start' },
  calling: { said: 'Connecting…', label: 'Stop the check', type: 'call.hangUp' },
  connected: { said: 'Your browser can make video calls.', label: 'Stop the check', type: 'call.hangUp' },
  ended: { said: 'The check has ended. Camera and microphone are off.', label: 'Check again', type: 'call.start' },
  unavailable: {
    said: 'Your browser did not make the connection that a video call needs. Please try another browser or device.',
    label: 'Check again',
    type: 'call.start',
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
  const panel = useRef<HTMLElement>(null)
  const state = useSelector(call, callState)
  const { picture, voice } =
    useSelector(call, connectedIn, (one, other) => JSON.stringify(one) === JSON.stringify(other)) ?? {}
  const level = useSelector(call, ({ context }) => context.measured.voice) ?? 0
  const [wasHeard, setWasHeard] = useState(false)
  const isHeard = voice === 'open' && (wasHeard || level > word)
  if (isHeard !== wasHeard) setWasHeard(isHeard)
  // The button that opened the panel is gone.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (voice === 'muted') call.send({ type: 'microphone.on' })
  }, [call, voice])
  useEffect(() => {
    if (picture === 'drawing') call.send({ type: 'camera.on' })
  }, [call, picture])

  const { said, label, type } = heads[state]
  const results = [said, picture && camera[picture], isHeard ? 'Your microphone works.' : voice && microphone[voice]]
  return (
    <section ref={panel} className={styles.check} aria-labelledby="check-title" tabIndex={-1} data-print="no">
      <h3 id="check-title">Camera and microphone</h3>
      <output>
        {results.filter(Boolean).map((result) => (
          <span key={result}>{result}</span>
        ))}
      </output>
      {picture === 'shown' && (
        <div className={styles.picture}>
          <Video stream={streams.received} label="The picture of your camera" />
        </div>
      )}
      {voice === 'open' && (
        <label>
          Your voice <meter max={0.5} value={level} />
        </label>
      )}
      <button type="button" className={button.secondary} onClick={() => call.send({ type })}>
        {label}
      </button>
      <small>
        Nothing leaves your browser, and nothing is stored. The check does not test your network: a firewall there may
        block calls.
      </small>
    </section>
  )
}
