import { useSelector } from '@xstate/react'
import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { callState, type CallActorRef, type Connected, type PlainEvent } from '#machines/call/callMachine.ts'
import type { Marks, Signature } from '#machines/call/marks.ts'
import button from '../ui/button.module.css'
import styles from './CallPanel.module.css'
import { partAt } from './film.ts'
import type { Streams } from './line.ts'
import { Panel, useRegions, type Heads } from './Panel.tsx'
import pictures from './Picture.module.css'
import { keyHint, penHint, Picture, PointablePicture, Video } from './Picture.tsx'
import { Drawn, SignaturePad } from './SignaturePad.tsx'

const heads: Heads = {
  idle: { said: '', label: 'Start the call' },
  calling: { said: 'Calling…', label: 'Hang up' },
  connected: { said: 'Connected, from browser to browser.', label: 'Hang up' },
  ended: { said: 'The call has ended. Camera, microphone, and screen are off.', label: 'Call again' },
  unavailable: {
    said: 'Your browser did not connect the two ends. The six frames below show how a call runs.',
    label: 'Try again',
  },
}

/** What an end says of each state of its regions. */
const said: {
  [Region in 'picture' | 'voice' | 'screen' | 'signing' | 'recording']: Record<Connected[Region], string>
} = {
  picture: {
    drawing: '',
    refused: 'There is no camera, or it is not allowed. The drawing is shown.',
    asking: 'Your browser asks whether the camera is allowed.',
    shown: 'Your camera is on. Its picture stays in this browser.',
  },
  voice: {
    muted: '',
    refused: 'There is no microphone, or it is not allowed.',
    asking: 'Your browser asks whether the microphone is allowed.',
    open: 'Your microphone is on. Your voice stays in this browser.',
  },
  screen: {
    unshared: '',
    refused: 'No screen was chosen, or the browser does not allow it.',
    sheet: 'The phone shows the drawing.',
    asking: 'Your browser asks which screen to share.',
    shown: 'The phone shows your screen.',
  },
  signing: { unsigned: '', pad: '', signed: 'Your engineer has the signature.' },
  recording: {
    off: '',
    refused: 'Your browser cannot record the call.',
    on: 'What arrives here is being recorded.',
  },
}

type EndProps = { call: CallActorRef; streams: Partial<Streams>; regions: Connected | undefined }

/** Renders the demonstration of a call: its two ends while it runs, and afterward what was signed and recorded. */
export function CallPanel({ call, streams }: Omit<EndProps, 'regions'>) {
  const state = useSelector(call, callState)
  const regions = useRegions(call)
  const end = { call, streams, regions }
  return (
    <Panel call={call} className={styles.call} title="A demonstration call" heads={heads} hangUp="primary">
      {(state === 'calling' || state === 'connected') && (
        <div className={styles.ends}>
          <Phone {...end} />
          <Browser {...end} />
          {regions && <Customer {...end} regions={regions} />}
          {regions && <Engineer {...end} regions={regions} />}
        </div>
      )}
      {state === 'ended' && (
        <div className={styles.ends}>
          <Received call={call} />
        </div>
      )}
      {state !== 'unavailable' && (
        <small>
          Both ends are in your browser, and nothing leaves it. The demonstration shows how the technology works, and
          not what our platform looks like. The machine, the drawing, and the order are invented.
        </small>
      )}
    </Panel>
  )
}

/** Renders the customer's phone: its picture, on it what the engineer draws, and the shared screen. */
function Phone({ call, streams, regions }: EndProps) {
  const marks = useSelector(call, ({ context }) => context.marks.arrived)
  const isShared = regions?.screen === 'sheet' || regions?.screen === 'shown'
  return (
    <div className={styles.end}>
      <h4>The customer’s phone</h4>
      <div className={styles.phone}>
        <div className={styles.screen}>
          {isShared && <Video stream={streams.shared} className={pictures.shared} label="What your engineer shares" />}
          <div className={isShared ? styles.inset : undefined}>
            <Picture stream={streams.camera} marks={marks} label="What the phone films" />
          </div>
        </div>
        <output className={styles.strip}>{!isCamera(regions) && describeMarks(marks)}</output>
      </div>
    </div>
  )
}

/** Renders the engineer's browser: the picture that arrives, to point and draw on, and what is measured of it. */
function Browser({ call, streams, regions }: EndProps) {
  const marks = useSelector(call, ({ context }) => context.marks.sent)
  const { delay, voice } = useSelector(call, ({ context }) => context.measured)
  return (
    <div className={styles.end}>
      <h4>Your engineer’s browser</h4>
      <div className={styles.browser}>
        <p id={penHint} className={styles.strip}>
          <span className={styles.touch}>Draw on this picture with a finger.</span>
          <span className={styles.mouse}>Point at this picture. Drag to draw.</span>
        </p>
        {regions ? (
          <PointablePicture
            stream={streams.received}
            marks={marks}
            onMark={(mark) => call.send({ type: 'mark.send', mark })}
          />
        ) : (
          <Picture stream={undefined} marks={marks} label="No picture yet" />
        )}
        <dl className={`${styles.strip} ${styles.facts}`}>
          {delay !== undefined && (
            <div>
              <dt>
                Delay<span>, there and back</span>
              </dt>
              <dd>{delay < 1 ? 'under 1 ms' : `${Math.round(delay)} ms`}</dd>
            </div>
          )}
          {regions?.voice === 'open' && voice !== undefined && (
            <div>
              <dt>
                Voice<span> that arrives</span>
              </dt>
              <dd>
                <meter aria-label="Voice that arrives" max={0.5} value={voice} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}

type RoleProps = EndProps & { regions: Connected }

/** Renders what the customer can do, and the field to sign in. */
function Customer({ call, regions }: RoleProps) {
  const isFilming = isCamera(regions)
  const isVoiced = regions.voice === 'asking' || regions.voice === 'open'
  const isSigning = regions.signing === 'pad'
  const signer = useRef<HTMLButtonElement>(null)
  const sign = (signature: Signature) => {
    call.send({ type: 'signature.send', signature })
    // The field that had the focus is gone.
    signer.current?.focus()
  }
  return (
    <Role name="As the customer">
      <div className={styles.controls}>
        <Act call={call} type={isFilming ? 'camera.off' : 'camera.on'}>
          {isFilming ? 'Back to the drawing' : 'Use my camera'}
        </Act>
        <Act call={call} type={isVoiced ? 'microphone.off' : 'microphone.on'}>
          {isVoiced ? 'Mute the microphone' : 'Turn on the microphone'}
        </Act>
        <Act call={call} type={isSigning ? 'signature.cancel' : 'signature.ask'} ref={signer}>
          {isSigning ? 'Do not sign' : 'Sign the order'}
        </Act>
      </div>
      <Status said={[said.picture[regions.picture], said.voice[regions.voice], said.signing[regions.signing]]} />
      {isSigning && <SignaturePad onSign={sign} />}
    </Role>
  )
}

/** Renders what the engineer can do, and what has been signed and recorded. */
function Engineer({ call, regions }: RoleProps) {
  const isSheet = regions.screen === 'sheet'
  const isDisplay = regions.screen === 'asking' || regions.screen === 'shown'
  const isRecording = regions.recording === 'on'
  return (
    <Role name="As your engineer">
      <div className={styles.controls}>
        <Act call={call} type={isSheet ? 'share.stop' : 'sheet.share'}>
          {isSheet ? 'Stop sharing the drawing' : 'Share a drawing'}
        </Act>
        {canShareScreen() && (
          <Act call={call} type={isDisplay ? 'share.stop' : 'display.share'}>
            {isDisplay ? 'Stop sharing my screen' : 'Share my screen'}
          </Act>
        )}
        {'MediaRecorder' in window && (
          <Act call={call} type={isRecording ? 'record.stop' : 'record.start'}>
            {isRecording ? 'Stop recording' : 'Record'}
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
      <Status said={[said.screen[regions.screen], said.recording[regions.recording]]} />
      <p id={keyHint} className={`${styles.hint} ${styles.mouse}`}>
        By keyboard, the arrow keys move the pointer in the picture, and the space bar begins and ends a line.
      </p>
      <Received call={call} />
    </Role>
  )
}

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
  if (!pointer) return lines.length > 0 ? 'Your engineer has circled the leak.' : undefined
  const part = partAt(...pointer)
  return part && `Your engineer points at ${part}.`
}

const isCamera = (regions: Connected | undefined) => regions?.picture === 'asking' || regions?.picture === 'shown'

// Phones have no screen sharing, and without https there are no devices at all.
const canShareScreen = () =>
  'getDisplayMedia' in ((navigator.mediaDevices as MediaDevices | undefined) ?? ({} as object))

/** Says what has changed at an end. */
const Status = ({ said }: { said: string[] }) => <output>{said.filter(Boolean).join(' ')}</output>

type ActProps = Pick<ComponentProps<'button'>, 'ref' | 'children'> & { call: CallActorRef; type: PlainEvent['type'] }

/** Renders a button that sends an event. It is the same element for on and off, so it keeps the focus. */
const Act = ({ call, type, ...rest }: ActProps) => (
  <button {...rest} type="button" className={button.secondary} onClick={() => call.send({ type })} />
)

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** Renders what has arrived at the engineer: the signature with its date, and the recording. */
function Received({ call }: { call: CallActorRef }) {
  const { signature, recording } = useSelector(call, ({ context }) => context)
  return (
    <>
      {signature && (
        <figure className={styles.signature}>
          {signature.name ? (
            <strong>{signature.name}</strong>
          ) : (
            <Drawn lines={signature.lines} label="Signature, drawn by hand" />
          )}
          <figcaption>Signed on {date.format(signature.signedAt)}: one gland packing, item&nbsp;2</figcaption>
        </figure>
      )}
      {recording && (
        <figure>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The visitor has just recorded it. */}
          <video className={styles.recording} src={recording.url} controls playsInline />
          <figcaption>
            <a href={recording.url} download={`call.${recording.ending}`}>
              Save the recording ({recording.ending === 'mp4' ? 'MP4' : 'WebM'}, {recording.seconds}&nbsp;s)
            </a>
          </figcaption>
        </figure>
      )}
    </>
  )
}
