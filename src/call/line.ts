import type { LineEvent, Message } from '#machines/call/callMachine.ts'
import { filmPump } from './film.ts'

/** What the ends show: the phone's own picture, what of it arrives at the engineer, and what is shared with the phone. */
export type Streams = Record<'camera' | 'received' | 'shared', MediaStream>

/** Sends a track in place of another. Returns a function that ends it, unless another track has been sent since. */
type Send = (track: MediaStreamTrack) => () => void

/** The two ends of a call and the connection between them, all in this page. */
export type Line = {
  streams: Streams
  /** Sends the phone's picture, which is the drawing otherwise, to the engineer. */
  sendPicture: Send
  /** Sends the voice to the engineer. */
  sendVoice: Send
  /** Sends what the engineer shares to the phone. */
  sendScreen: Send
  /** Sends marks from the engineer to the phone, and a signature back. */
  tell: (message: Message) => void
  close: () => void
}

/** How often the connection is measured, and in between the loudness of the voice, in milliseconds. */
const [measuring, listening] = [250, 40]

/**
 * Connects two ends over a peer-to-peer connection. Their descriptions pass from one variable to the other, so no server takes
 * part, and nothing leaves the browser.
 */
export function openLine(report: (event: LineEvent) => void): Line {
  const [phone, engineer] = [new RTCPeerConnection(), new RTCPeerConnection()]
  const drawing = filmPump()
  const streams = {
    camera: new MediaStream([drawing.track]),
    received: new MediaStream(),
    shared: new MediaStream(),
  }
  const picture = phone.addTransceiver(drawing.track, { direction: 'sendrecv' })
  const voice = phone.addTransceiver('audio', { direction: 'sendonly' })
  streams.shared.addTrack(picture.receiver.track)
  engineer.addEventListener('track', ({ track }) => streams.received.addTrack(track))

  const channels = [phone, engineer].map((end) => end.createDataChannel('call', { negotiated: true, id: 0 }))
  const [fromPhone, fromEngineer] = channels as [RTCDataChannel, RTCDataChannel]
  for (const channel of channels) {
    channel.addEventListener('message', ({ data }) => report(JSON.parse(data as string) as Message))
    channel.addEventListener('open', () => {
      if (channels.every(({ readyState }) => readyState === 'open')) report({ type: 'line.opened' })
    })
  }
  phone.addEventListener('connectionstatechange', () => {
    if (phone.connectionState === 'failed') report({ type: 'line.failed' })
  })
  connect(phone, engineer).catch(() => report({ type: 'line.failed' }))
  // The loudest moment is reported, because a short word may fall between two measurements.
  let loudest: number | undefined
  const listen = () => {
    const level = engineer.getReceivers()[1]?.getSynchronizationSources()[0]?.audioLevel
    if (level !== undefined) loudest = Math.max(level, loudest ?? 0)
  }
  const measure = () => {
    const voice = loudest
    loudest = undefined
    const read = (stats: RTCStatsReport) => report({ type: 'line.measured', delay: readDelay(stats), voice })
    // What cannot be measured is not shown.
    engineer.getStats().then(read, () => undefined)
  }
  const timers = [setInterval(listen, listening), setInterval(measure, measuring)]

  const showPicture = (track: MediaStreamTrack) => {
    for (const before of streams.camera.getTracks()) streams.camera.removeTrack(before)
    streams.camera.addTrack(track)
    replace(picture, track)
  }
  return {
    streams,
    sendPicture: sender(drawing.track, showPicture),
    sendVoice: sender(null, (track) => replace(voice, track)),
    sendScreen: sender(null, (track) => replace(engineer.getTransceivers()[0]!, track)),
    tell: (message) => (message.type === 'mark.arrived' ? fromEngineer : fromPhone).send(JSON.stringify(message)),
    close() {
      for (const timer of timers) clearInterval(timer)
      drawing.stop()
      phone.close()
      engineer.close()
    },
  }
}

/**
 * Returns a function that sends a track.
 *
 * @param first what is sent before and after
 * @param send replaces what is sent
 */
function sender<Track extends MediaStreamTrack | null>(
  first: Track,
  send: (track: Track | MediaStreamTrack) => void,
): Send {
  let sent: MediaStreamTrack | null = first
  const set = (track: Track | MediaStreamTrack) => {
    sent = track
    send(track)
  }
  return (track) => {
    set(track)
    return () => {
      if (sent === track) set(first)
    }
  }
}

/** Replaces what is sent. A connection that has been closed meanwhile refuses a track. */
const replace = ({ sender }: RTCRtpTransceiver, track: MediaStreamTrack | null) =>
  void sender.replaceTrack(track).catch(() => undefined)

/** Exchanges offer and answer, each with all its candidates. */
async function connect(phone: RTCPeerConnection, engineer: RTCPeerConnection): Promise<void> {
  await phone.setLocalDescription()
  await gathered(phone)
  await engineer.setRemoteDescription(phone.localDescription!)
  // The engineer's screen goes the way back of the picture.
  engineer.getTransceivers()[0]!.direction = 'sendrecv'
  await engineer.setLocalDescription()
  await gathered(engineer)
  await phone.setRemoteDescription(engineer.localDescription!)
}

const gathered = (end: RTCPeerConnection) =>
  new Promise<void>((resolve) => {
    const check = () => end.iceGatheringState === 'complete' && resolve()
    end.addEventListener('icegatheringstatechange', check)
    check()
  })

/** Returns the time of a packet there and back, in milliseconds, over the pair of candidates in use. */
function readDelay(report: RTCStatsReport): number | undefined {
  const stats = [...report.values()] as { currentRoundTripTime?: number }[]
  const measured = stats.find(({ currentRoundTripTime }) => currentRoundTripTime !== undefined)
  return measured && 1000 * measured.currentRoundTripTime!
}
