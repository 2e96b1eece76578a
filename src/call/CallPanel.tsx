import { useSelector } from '@xstate/react'
import { useId, useRef, type ReactNode } from 'react'
import { callState, type CallActorRef, type Running } from '#machines/call/callMachine.ts'
import type { Marks, Signature } from '#machines/call/marks.ts'
import button from '../ui/button.module.css'
import styles from './CallPanel.module.css'
import { partAt } from './film.ts'
import type { Streams } from './line.ts'
import { Act, DeviceButton, listSaid, Panel, saidOfDevice, useRegion, type Heads } from './Panel.tsx'
import panel from './Panel.module.css'
import pictures from './Picture.module.css'
import { keyHint, penHint, Picture, PointablePicture, Video } from './Picture.tsx'
import { Drawn, order, SignaturePad } from './SignaturePad.tsx'

const heads: Heads = {
  idle: { said: '', label: 'Start the call' },
  calling: { said: 'Calling…', label: 'Hang up' },
  connected: { said: 'The two sides of the call are connected.', label: 'Hang up' },
  ended: { said: 'The call has ended. Your camera and microphone are off.', label: 'Call again' },
  unavailable: {
    said: 'Your browser couldn’t connect the two sides of the call. The six frames below show how a call goes.',
    label: 'Try again',
  },
}

type Said<Region extends keyof Running> = Record<Running[Region], string>
const camera: Said<'camera'> = {
  ...saidOfDevice('camera'),
  granted: 'Your camera is on. The picture stays in this browser.',
}
const microphone: Said<'microphone'> = {
  ...saidOfDevice('microphone'),
  granted: 'Your microphone is on. Your voice stays in this browser.',
}
const display: Said<'display'> = {
  off: '',
  asked: 'Your browser is asking which screen to share.',
  granted: 'The phone is showing your screen.',
  ended: 'Your screen is no longer shared.',
  forbidden: 'Your screen isn’t shared. Either you chose none, or your browser isn’t allowed to share it.',
  missing: 'Your browser found no screen to share.',
  busy: 'Your browser couldn’t share your screen. Please try again.',
}
const sheet: Said<'sheet'> = {
  off: '',
  on: 'The phone is showing the drawing.',
  failed: 'Your browser couldn’t show the drawing.',
}
const recording: Said<'recording'> = {
  off: '',
  on: 'The call is being recorded on the engineer’s side.',
  failed: 'Your browser couldn’t record the call.',
}

/** Renders the demonstration of a call: its two ends while it runs, and afterward what was signed and recorded. */
export function CallPanel({ call, streams }: { call: CallActorRef; streams: Partial<Streams> }) {
  const state = useSelector(call, callState)
  const isConnected = state === 'connected'
  return (
    <Panel
      call={call}
      className={styles.call}
      title="A demonstration call"
      heads={heads}
      start="call.start"
      hangUp="primary"
    >
      {(state === 'calling' || isConnected) && (
        <div className={styles.ends}>
          <Phone call={call} streams={streams} />
          <Browser call={call} stream={isConnected ? streams.received : undefined} />
          {isConnected && <Customer call={call} />}
          {isConnected && <Engineer call={call} />}
        </div>
      )}
      {(state === 'ended' || state === 'unavailable') && (
        <div className={styles.ends}>
          <Received call={call} />
        </div>
      )}
      {state !== 'unavailable' && (
        <small>
          Both sides of the call are in your browser, and nothing leaves it. The machine, the drawing, and the order are
          invented.
        </small>
      )}
    </Panel>
  )
}

/** Renders the customer's phone: its picture, on it what the engineer draws, and the shared screen. */
function Phone({ call, streams }: { call: CallActorRef; streams: Partial<Streams> }) {
  const marks = useSelector(call, ({ context }) => context.marks.arrived)
  const isCamera = useSelector(call, (snapshot) => snapshot.hasTag('camera'))
  const isSheet = useRegion(call, 'sheet') === 'on'
  const isDisplay = useRegion(call, 'display') === 'granted'
  const isShared = isSheet || isDisplay
  return (
    <div className={styles.end}>
      <h4>The customer’s phone</h4>
      <div className={styles.phone}>
        <div className={styles.screen}>
          {isShared && <Video stream={streams.shared} className={pictures.shared} label="What the engineer shares" />}
          <div className={isShared ? styles.inset : undefined}>
            <Picture stream={streams.camera} marks={marks} label="What the phone films" />
          </div>
        </div>
        <output className={styles.strip}>{!isCamera && describeMarks(marks)}</output>
      </div>
    </div>
  )
}

/** Renders the engineer's browser: the picture that arrives, to point and draw on, and what is measured of it. */
function Browser({ call, stream }: { call: CallActorRef; stream: MediaStream | undefined }) {
  const marks = useSelector(call, ({ context }) => context.marks.sent)
  const isVoiced = useRegion(call, 'microphone') === 'granted'
  const { delay, voice } = useSelector(call, ({ context }) => context.measured)
  return (
    <div className={styles.end}>
      <h4>The engineer’s browser</h4>
      <div className={styles.browser}>
        <p id={penHint} className={styles.strip}>
          <span className={styles.touch}>Draw on this picture with a finger.</span>
          <span className={styles.mouse}>Point at this picture. Drag to draw.</span>
        </p>
        {stream ? (
          <PointablePicture stream={stream} marks={marks} onMark={(mark) => call.send({ type: 'mark.send', mark })} />
        ) : (
          <Picture stream={undefined} marks={marks} label="No picture yet" />
        )}
        <dl className={`${styles.strip} ${styles.facts}`}>
          {delay !== undefined && (
            <div>
              <dt>
                Delay<span>, round trip</span>
              </dt>
              <dd>{delay < 1 ? 'under 1 ms' : `${Math.round(delay)} ms`}</dd>
            </div>
          )}
          {isVoiced && voice !== undefined && (
            <div>
              <dt>
                Voice<span>, incoming</span>
              </dt>
              <dd>
                <meter aria-label="Incoming voice" max={0.5} value={voice} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}

/** Renders what the customer can do, and the field to sign in. */
function Customer({ call }: { call: CallActorRef }) {
  const filmed = useRegion(call, 'camera') ?? 'off'
  const voiced = useRegion(call, 'microphone') ?? 'off'
  const isSigning = useRegion(call, 'signing') === 'pad'
  const hasSigned = useSelector(call, ({ context }) => context.signature !== undefined)
  const signer = useRef<HTMLButtonElement>(null)
  const sign = (signature: Signature) => {
    call.send({ type: 'signature.send', signature })
    // The field that had the focus is gone.
    signer.current?.focus()
  }
  return (
    <Role name="As the customer">
      <div className={panel.controls}>
        <DeviceButton call={call} name="camera" />
        <DeviceButton call={call} name="microphone" />
        <Act call={call} type={isSigning ? 'signature.cancel' : 'signature.ask'} ref={signer}>
          {isSigning ? 'Cancel' : 'Sign the order'}
        </Act>
      </div>
      <Status
        said={[
          camera[filmed],
          microphone[voiced],
          hasSigned && !isSigning && 'Your signature has reached the engineer.',
        ]}
      />
      {isSigning && <SignaturePad onSign={sign} />}
    </Role>
  )
}

/** Renders what the engineer can do, and what has been signed and recorded. */
function Engineer({ call }: { call: CallActorRef }) {
  const shared = useRegion(call, 'sheet') ?? 'off'
  const screen = useRegion(call, 'display') ?? 'off'
  const recorded = useRegion(call, 'recording') ?? 'off'
  const isDisplay = useSelector(call, (snapshot) => snapshot.hasTag('display'))
  return (
    <Role name="As the engineer">
      <div className={panel.controls}>
        <Act call={call} type={shared === 'on' ? 'sheet.off' : 'sheet.on'}>
          {shared === 'on' ? 'Stop sharing the drawing' : 'Share a drawing'}
        </Act>
        {canShareScreen() && (
          <Act call={call} type={isDisplay ? 'display.off' : 'display.on'}>
            {isDisplay ? 'Stop sharing my screen' : 'Share my screen'}
          </Act>
        )}
        {'MediaRecorder' in window && (
          <Act call={call} type={recorded === 'on' ? 'recording.off' : 'recording.on'}>
            {recorded === 'on' ? 'Stop recording' : 'Record'}
          </Act>
        )}
        <button
          type="button"
          className={button.secondary}
          onClick={() => call.send({ type: 'mark.send', mark: { kind: 'clear' } })}
        >
          Clear the marks
        </button>
      </div>
      <Status said={[sheet[shared], display[screen], recording[recorded]]} />
      <p id={keyHint} className={`${styles.hint} ${styles.mouse}`}>
        On the keyboard, the arrow keys move the pointer, and the space bar starts and ends a line.
      </p>
      <Received call={call} />
    </Role>
  )
}

/** Says what has changed at an end. */
const Status = ({ said }: { said: (string | false)[] }) => <output>{listSaid(said)}</output>

/** Renders what one of the two people can do. On a phone it is below both pictures, so it says whose it is. */
function Role({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.role}>
      <p id={id}>{name}</p>
      {children}
    </div>
  )
}

/**
 * Says at which part of the drawn machine the engineer points. Until the visitor points or clears the marks, it says what the
 * call begins with.
 */
function describeMarks({ pointer, lines }: Marks): string | undefined {
  if (!pointer) return lines.length > 0 ? 'The engineer has circled the leak.' : undefined
  const part = partAt(...pointer)
  return part && `The engineer points to ${part}.`
}

// Phones have no screen sharing, and without https there are no devices at all.
const canShareScreen = () =>
  'getDisplayMedia' in ((navigator.mediaDevices as MediaDevices | undefined) ?? ({} as object))

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** Renders what has arrived at the engineer: the signature with its date, and the recordings. */
function Received({ call }: { call: CallActorRef }) {
  const { signature, recordings } = useSelector(call, ({ context }) => context)
  return (
    <>
      {signature && (
        <figure className={styles.signature}>
          {signature.lines.length > 0 && <Drawn lines={signature.lines} label="Signature, drawn by hand" />}
          {signature.name && <strong>{signature.name}</strong>}
          <figcaption>{`Signed on ${date.format(signature.signedAt)}: ${order}`}</figcaption>
        </figure>
      )}
      {recordings.map(({ url, ending, seconds }, index) => (
        <figure key={url}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The visitor has just recorded it. */}
          <video className={styles.recording} src={url} controls playsInline />
          <figcaption>
            <a href={url} download={`call-${index + 1}.${ending}`}>
              {`Save recording ${index + 1} (${ending === 'mp4' ? 'MP4' : 'WebM'}, ${seconds}\u00A0s)`}
            </a>
          </figcaption>
        </figure>
      ))}
    </>
  )
}
