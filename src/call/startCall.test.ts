// What the browser gives a call. The whole call, with its headers, is in tests/e2e/call.spec.ts.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { callState, connectedIn, type CallActorRef } from '#machines/call/callMachine.ts'
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
const regions = (actor: CallActorRef) => connectedIn(actor.getSnapshot())

/** Records the connections that are made. */
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
  expect(regions(actor)?.picture).toBe('drawing')
})

test('says that a device or the recorder is refused, and goes on without it', async () => {
  const { actor } = await connect()
  const refusal = new DOMException('Permission denied', 'NotAllowedError')
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(refusal)
  vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockRejectedValue(refusal)
  vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(() => {
    throw new DOMException('No codec', 'NotSupportedError')
  })
  actor.send({ type: 'camera.on' })
  actor.send({ type: 'microphone.on' })
  actor.send({ type: 'display.share' })
  actor.send({ type: 'record.start' })
  const refused = { picture: 'refused', voice: 'refused', screen: 'refused', recording: 'refused' }
  await expect.poll(() => regions(actor)).toMatchObject(refused)
})

test('stops sharing when the visitor ends it in the bar of the browser', async () => {
  const { actor } = await connect()
  const stream = await navigator.mediaDevices.getUserMedia({ video: true })
  vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockResolvedValue(stream)
  actor.send({ type: 'display.share' })
  await expect.poll(() => regions(actor)?.screen).toBe('shown')
  stream.getTracks()[0]!.dispatchEvent(new Event('ended'))
  await expect.poll(() => regions(actor)?.screen).toBe('unshared')
})

test('is unavailable without WebRTC', () => {
  vi.stubGlobal('RTCPeerConnection', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { actor, stop } = startCall()
  onTestFinished(stop)
  actor.send({ type: 'call.start' })
  expect(callState(actor.getSnapshot())).toBe('unavailable')
})

test('ends when the visitor opens another page', async () => {
  const made = recordConnections()
  await visit('/services/advanced-chat-system')
  await page.getByRole('button', { name: 'Start the call' }).click()
  await expect.element(page.getByText('Connected, from browser to browser.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
  await expect.poll(() => made.map(({ connectionState }) => connectionState)).toEqual(['closed', 'closed'])
})
