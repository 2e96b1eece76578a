import { createActor, fromCallback, type Actor, type ActorOptions } from 'xstate'
import {
  callMachine,
  type CallActorRef,
  type Device,
  type DeviceEvent,
  type Message,
  type Refusal,
} from '#machines/call/callMachine.ts'
import { filmSheet } from './film.ts'
import { openLine, type Line, type Streams } from './line.ts'
import { record } from './record.ts'

/** A call: its actor, what its ends show while it runs, and a function that stops it and releases its recordings. */
export type Call = { actor: CallActorRef; streams: Partial<Streams>; stop: () => void }

/**
 * Joins the machine of a call to the browser. What throws when it starts, such as a browser without WebRTC, a canvas or a codec,
 * leads the machine to the state that says so.
 *
 * @param options a clock or inspector, for tests and stories
 */
export function startCall(options?: Pick<ActorOptions<typeof callMachine>, 'clock' | 'inspect'>): Call {
  const streams: Partial<Streams> = {}
  let line: Line | undefined

  const actors = {
    line: fromCallback<Message>(({ sendBack, receive }) => {
      const opened = openLine(sendBack)
      line = opened
      Object.assign(streams, opened.streams)
      receive(opened.tell)
      return opened.close
    }),
    camera: device(
      'camera',
      () => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      (track) => line!.sendPicture(track),
    ),
    microphone: device(
      'microphone',
      () => navigator.mediaDevices.getUserMedia({ audio: true }),
      (track) => line!.sendVoice(track),
    ),
    display: device(
      'display',
      () => navigator.mediaDevices.getDisplayMedia({ video: true }),
      (track) => line!.sendScreen(track),
    ),
    sheet: fromCallback(() => {
      const sheet = filmSheet()
      const end = line!.sendScreen(sheet.track)
      return () => {
        end()
        sheet.stop()
      }
    }),
    recorder: fromCallback(({ sendBack }) =>
      record(streams.received!, {
        onSaved(recording) {
          // The actor that records is stopped by now, and the visitor may have left the page.
          if (actor.getSnapshot().status === 'stopped') URL.revokeObjectURL(recording.url)
          else actor.send({ type: 'recording.saved', recording })
        },
        onFailed: () => sendBack({ type: 'recording.failed' }),
      }),
    ),
  }
  const actor: Actor<typeof callMachine> = createActor(callMachine.provide({ actors }), options).start()
  return {
    actor,
    streams,
    stop() {
      actor.stop()
      for (const { url } of actor.getSnapshot().context.recordings) URL.revokeObjectURL(url)
    },
  }
}

/**
 * Returns an actor that asks for a device and uses its track until the actor stops.
 *
 * @param open asks the visitor, and rejects without the permission or the device
 * @param use sends the track, and returns a function that ends it
 */
const device = (name: Device, open: () => Promise<MediaStream>, use: (track: MediaStreamTrack) => () => void) =>
  fromCallback(({ sendBack }) => {
    const report = (type: DeviceEvent['type']) => sendBack({ type })
    let isLeft = false
    let release: (() => void) | undefined
    const ask = async () => {
      const [track] = (await open()).getTracks()
      // The visitor did not wait for the answer.
      if (isLeft) return track!.stop()
      track!.addEventListener('ended', () => report(`${name}.ended`))
      const end = use(track!)
      release = () => {
        end()
        track!.stop()
      }
      report(`${name}.granted`)
    }
    ask().catch((error: unknown) => report(`${name}.${refusalOf(error)}`))
    return () => {
      isLeft = true
      release?.()
    }
  })

/**
 * Returns why there is no device. One that exists and did not start is told by several errors, NotReadableError and AbortError
 * among them. Without https there is no `mediaDevices`, which is a TypeError.
 */
function refusalOf(error: unknown): Refusal {
  const { name } = error as Error
  if (['NotAllowedError', 'SecurityError', 'TypeError'].includes(name)) return 'forbidden'
  return ['NotFoundError', 'OverconstrainedError'].includes(name) ? 'missing' : 'busy'
}
