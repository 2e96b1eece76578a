// The demonstration call and the check of devices: in Firefox, whose WebRTC and recorder are not Chromium's, and in WebKitGTK, which
// has no WebRTC. The tests have no camera and no microphone.
import { expect, test, type Tab } from './test.ts'

const panel = 'main section[aria-labelledby][data-print]'

/** Presses the button of a name. */
const press = (tab: Tab, name: string) =>
  expect
    .poll(
      () =>
        tab.on(
          'main',
          (main, text) => {
            const found = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === text)
            found?.click()
            return found !== undefined
          },
          name,
        ),
      `the button “${name}”`,
    )
    .toBe(true)

test('connects, shares, and records a call that can be watched', { tag: '@firefox' }, async ({ tab }) => {
  await tab.open('/services/advanced-chat-system')
  await press(tab, 'Start the call')
  await expect.poll(() => tab.text(panel)).toContain('The two sides of the call are connected.')
  await expect.poll(() => tab.text(panel)).toMatch(/Delay, round trip\s+(under 1|\d+) ms/)
  await press(tab, 'Record')
  await press(tab, 'Share a drawing')
  const shared = '[aria-label="What the engineer shares"] video'
  await expect
    .poll(() => tab.on(shared, (video) => (video as unknown as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0.5)
  await press(tab, 'Hang up')
  await expect.poll(() => tab.text(panel)).toMatch(/The call has ended\.[^]*Save recording 1 \(WebM, [1-9]\d*\ss\)/)
  const recording = 'figure video'
  await tab.on(recording, (video) => void (video as unknown as HTMLVideoElement).play())
  await expect
    .poll(() => tab.on(recording, (video) => (video as unknown as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0)
  expect(await tab.on(recording, (video) => (video as unknown as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
})

test('checks the browser before a call, and says which devices are missing', { tag: '@firefox' }, async ({ tab }) => {
  await tab.open('/free-consultation')
  await press(tab, 'Check camera and microphone')
  await expect.poll(() => tab.text(panel)).toContain('Your browser can make video calls.')
  for (const device of ['camera', 'microphone'])
    await expect.poll(() => tab.text(panel)).toContain(`No ${device} was found.`)
  await press(tab, 'Stop the check')
  await expect.poll(() => tab.text(panel)).toContain('The check has ended. Your camera and microphone are off.')
})

test('says that a browser without WebRTC makes no video calls', { tag: '@webkit' }, async ({ tab }) => {
  await tab.open('/free-consultation')
  await press(tab, 'Check camera and microphone')
  await expect
    .poll(() => tab.text(panel))
    .toContain('Your browser couldn’t make the connection that a video call needs.')
})
