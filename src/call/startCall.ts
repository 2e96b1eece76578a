import { createActor, fromCallback, type Actor, type ActorOptions } from 'xstate'
import {
  callMachine,
  type CallActorRef,
  type DeviceEvent,
  type LineEvent,
  type Message,
  type PlainEvent,
} from '#machines/call/callMachine.ts'
import { filmSheet } from './film.ts'
import { openLine, type Line, type Streams } from './line.ts'

/** A call: its actor, what its ends show while it runs, and a function that stops it and releases its recording. */
export type Call = { actor: CallActorRef; streams: Partial<Streams>; stop: () => void }

/**
 * Joins the machine of a call to the browser.
 *
 * @param options a clock or inspector, for tests and stories
 */
export function startCall(options?: Pick<ActorOptions<typeof callMachine>, 'clock' | 'inspect'>): Call {
  const streams: Partial<Streams> = {}
  let line: Line | undefined
  let saved: string | undefined
  const release = () => saved && URL.revokeObjectURL(saved)

  const actors = {
    line: fromCallback<Message>(({ sendBack, receive }) => {
      try {
        line = openLine(sendBack)
        Object.assign(streams, line.streams)
      } catch {
        // The browser has no WebRTC, or the visitor has switched it off.
        sendBack({ type: 'line.failed' } satisfies LineEvent)
      }
      receive((message) => line?.tell(message))
      return () => {
        line?.close()
        line = undefined
      }
    }),
    camera: device(
      'camera',
      () => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      (track) => line?.showPicture(track),
    ),
    microphone: device(
      'microphone',
      () => navigator.mediaDevices.getUserMedia({ audio: true }),
      (track) => line?.sendVoice(track),
    ),
    display: device(
      'display',
      () => navigator.mediaDevices.getDisplayMedia({ video: true }),
      (track) => line?.sendScreen(track),
    ),
    sheet: fromCallback(() => {
      const sheet = filmSheet()
      line?.sendScreen(sheet.track)
      return () => {
        line?.sendScreen(null)
        sheet.stop()
      }
    }),
    recorder: fromCallback(({ sendBack }) => {
      // A voice that has not begun to arrive would hold up the file. The picture comes soon, and Firefox mutes it until then.
      const tracks = streams.received?.getTracks().filter(({ kind, muted }) => kind === 'video' || !muted) ?? []
      const recorder = new MediaRecorder(new MediaStream(tracks))
      const start = performance.now()
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (actor.getSnapshot().status === 'stopped') return
        release()
        saved = URL.createObjectURL(data)
        const ending = data.type.startsWith('video/mp4') ? 'mp4' : 'webm'
        const seconds = Math.round((performance.now() - start) / 1000)
        actor.send({ type: 'recording.saved', recording: { url: saved, ending, seconds } })
      })
      try {
        recorder.start()
      } catch {
        // The browser has no codec for it.
        sendBack({ type: 'record.refused' } satisfies DeviceEvent)
      }
      return () => recorder.stop()
    }),
  }
  const actor: Actor<typeof callMachine> = createActor(callMachine.provide({ actors }), options).start()
  return {
    actor,
    streams,
    stop() {
      actor.stop()
      release()
    },
  }
}

/**
 * Returns an actor that asks for a device and uses its track until the actor stops.
 *
 * @param open asks the visitor, and rejects without the permission or the device
 * @param use sends the track; null ends it
 */
const device = (
  name: 'camera' | 'microphone' | 'display',
  open: () => Promise<MediaStream>,
  use: (track: MediaStreamTrack | null) => void,
) =>
  fromCallback(({ sendBack }) => {
    const send = (type: (DeviceEvent | PlainEvent)['type']) => sendBack({ type })
    let isLeft = false
    let stream: MediaStream | undefined
    const release = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const ask = async () => {
      stream = await open()
      // The visitor did not wait for the answer.
      if (isLeft) return release()
      const [track] = stream.getTracks()
      // The device was unplugged, or the visitor ended it in the browser's own bar.
      track!.addEventListener('ended', () => send(name === 'display' ? 'share.stop' : `${name}.off`))
      use(track!)
      send(`${name}.opened`)
    }
    ask().catch(() => send(`${name}.refused`))
    return () => {
      isLeft = true
      if (stream) use(null)
      release()
    }
  })
