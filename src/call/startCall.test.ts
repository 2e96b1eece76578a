// What the browser gives a call, over a real connection. The states of a call are in machines/call/callMachine.test.ts.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { callState, stateIn, type CallActorRef, type Device } from '#machines/call/callMachine.ts'
import { visit } from '../../tests/fixtures/visit.tsx'
import { startCall } from './startCall.ts'

/** Starts a call, and waits until it is connected. */
async function connect() {
  const call = startCall()
  onTestFinished(call.stop)
  call.actor.send({ type: 'call.start' })
  await expect.poll(() => callState(call.actor.getSnapshot()), { timeout: 15_000 }).toBe('connected')
  return call
}
const stateOf = (actor: CallActorRef, region: Parameters<typeof stateIn>[1]) => stateIn(actor.getSnapshot(), region)

/** Records the connections that are made: the phone's and the engineer's. */
function recordConnections(): RTCPeerConnection[] {
  const made: RTCPeerConnection[] = []
  const Original = RTCPeerConnection
  vi.stubGlobal(
    'RTCPeerConnection',
    class extends Original {
      constructor() {
        super()
        made.push(this)
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return made
}

test('passes marks and a signature through the connection', async () => {
  const { actor } = await connect()
  const arrived = () => actor.getSnapshot().context.marks.arrived.lines
  // The ring around the leak.
  await expect.poll(arrived).toHaveLength(1)
  actor.send({ type: 'mark.send', mark: { kind: 'begin', at: [10, 20] } })
  await expect.poll(() => arrived().slice(1)).toEqual([[[10, 20]]])
  const signature = { lines: [], name: 'Jana', signedAt: 1 }
  actor.send({ type: 'signature.ask' })
  actor.send({ type: 'signature.send', signature })
  await expect.poll(() => actor.getSnapshot().context.signature).toEqual(signature)
})

test('releases a camera that answers after the visitor has changed their mind', async () => {
  const { actor } = await connect()
  const { promise, resolve } = Promise.withResolvers<MediaStream>()
  const stream = await navigator.mediaDevices.getUserMedia({ video: true })
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(promise)
  actor.send({ type: 'camera.on' })
  actor.send({ type: 'camera.off' })
  resolve(stream)
  await expect.poll(() => stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  expect(stateOf(actor, 'camera')).toBe('off')
})

test.each([
  ['forbidden', new DOMException('', 'NotAllowedError')],
  ['forbidden', new DOMException('', 'SecurityError')],
  // As without https, where there is no `mediaDevices`.
  ['forbidden', new TypeError('undefined has no getUserMedia')],
  ['missing', new DOMException('', 'NotFoundError')],
  ['missing', new DOMException('', 'OverconstrainedError')],
  ['busy', new DOMException('', 'NotReadableError')],
  ['busy', new DOMException('', 'AbortError')],
])('has every device %s after a %s, and goes on without it', async (reason, error) => {
  const { actor } = await connect()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(error)
  vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockRejectedValue(error)
  const devices: Device[] = ['camera', 'microphone', 'display']
  for (const device of devices) actor.send({ type: `${device}.on` })
  await expect.poll(() => devices.map((device) => stateOf(actor, device))).toEqual([reason, reason, reason])
  expect(callState(actor.getSnapshot())).toBe('connected')
})

test('sends the drawing until a screen is there, and nothing when the visitor ends it in the bar of the browser', async () => {
  const made = recordConnections()
  const { actor } = await connect()
  const sent = () => made[1]!.getSenders()[0]!.track
  const ask = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia')
  actor.send({ type: 'sheet.on' })
  await expect.poll(sent).not.toBeNull()
  const drawing = sent()
  ask.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  actor.send({ type: 'display.on' })
  await expect.poll(() => stateOf(actor, 'display')).toBe('forbidden')
  expect(sent()).toBe(drawing)

  const stream = await navigator.mediaDevices.getUserMedia({ video: true })
  const [screen] = stream.getTracks()
  ask.mockResolvedValueOnce(stream)
  actor.send({ type: 'display.on' })
  await expect.poll(() => stateOf(actor, 'display')).toBe('granted')
  await expect.poll(sent).toBe(screen)
  expect(drawing!.readyState).toBe('ended')
  screen!.dispatchEvent(new Event('ended'))
  await expect.poll(sent).toBeNull()
})

/** Returns the loudest moment of a recording, from 0 to 1. */
async function loudness(url: string): Promise<number> {
  const file = await (await fetch(url)).arrayBuffer()
  const sound = await new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(file)
  return sound.getChannelData(0).reduce((loudest, sample) => Math.max(loudest, sample), 0)
}

test('records a voice that begins after the recording, and releases the file with the call', async () => {
  // A browser plays no sound before the visitor has pressed something.
  await page.elementLocator(document.body).click()
  const { actor, streams, stop } = await connect()
  const shown = Object.assign(document.createElement('video'), { srcObject: streams.received, muted: true })
  await shown.play()
  const recordings = () => actor.getSnapshot().context.recordings
  actor.send({ type: 'recording.on' })
  actor.send({ type: 'microphone.on' })
  await expect.poll(() => actor.getSnapshot().context.measured.voice ?? 0).toBeGreaterThan(0.1)
  // The fake microphone beeps once a second.
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500)
  })
  actor.send({ type: 'recording.off' })
  await expect.poll(recordings).toHaveLength(1)
  const { url } = recordings()[0]!
  expect(await loudness(url)).toBeGreaterThan(0.1)
  stop()
  await expect(fetch(url)).rejects.toThrow('Failed to fetch')
})

test('goes on when the browser can neither record nor measure', async () => {
  vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(() => {
    throw new DOMException('No codec', 'NotSupportedError')
  })
  // What nobody catches fails the test.
  const measure = vi.spyOn(RTCPeerConnection.prototype, 'getStats').mockRejectedValue(new Error('No statistics'))
  const { actor } = await connect()
  actor.send({ type: 'recording.on' })
  expect(stateOf(actor, 'recording')).toBe('failed')
  await expect.poll(() => measure.mock.calls.length).toBeGreaterThan(1)
  expect(callState(actor.getSnapshot())).toBe('connected')
})

test('ends when the visitor opens another page', async () => {
  const made = recordConnections()
  await visit('/services/advanced-chat-system')
  await page.getByRole('button', { name: 'Start the call' }).click()
  await expect.element(page.getByText('The two sides of the call are connected.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
  await expect.poll(() => made.map(({ connectionState }) => connectionState)).toEqual(['closed', 'closed'])
})
