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

test('connects, points, shares, and records a call that can be watched', { tag: '@firefox' }, async ({ tab }) => {
  await tab.open('/services/advanced-chat-system')
  await press(tab, 'Start the call')
  await expect.poll(() => tab.text(panel)).toContain('Connected, from browser to browser.')
  await expect.poll(() => tab.text(panel)).toMatch(/Delay, there and back\s+(under 1|\d+) ms/)
  await press(tab, 'Record')
  // The ring around the leak, with which a call begins.
  const marks = () => tab.on('[aria-label="What the phone films"] ~ svg path', (path) => path.getAttribute('d'))
  await expect.poll(marks).toMatch(/^M/)
  await press(tab, 'Clear the marks')
  await expect.poll(marks).toBe('')
  await tab.focus('[role="application"]')
  for (const key of ['ArrowUp', ' ', 'ArrowUp', ' ']) await tab.press(key)
  await expect.poll(marks).toBe('M200 142L200 134')
  await press(tab, 'Share a drawing')
  const shared = '[aria-label="What your engineer shares"] video'
  await expect
    .poll(() => tab.on(shared, (video) => (video as unknown as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0.5)
  // The test's Firefox has no camera.
  await press(tab, 'Use my camera')
  await expect.poll(() => tab.text(panel)).toContain('There is no camera, or it is not allowed. The drawing is shown.')
  await press(tab, 'Hang up')
  await expect.poll(() => tab.text(panel)).toMatch(/The call has ended\.[^]*Save the recording \(WebM, [1-9]\d*\ss\)/)
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
    await expect.poll(() => tab.text(panel)).toContain(`There is no ${device}, or this site may not use it.`)
  await press(tab, 'Stop the check')
  await expect.poll(() => tab.text(panel)).toContain('The check has ended. Camera and microphone are off.')
})

test('says that a browser without WebRTC makes no video calls', { tag: '@webkit' }, async ({ tab }) => {
  await tab.open('/free-consultation')
  await press(tab, 'Check camera and microphone')
  await expect
    .poll(() => tab.text(panel))
    .toContain('Your browser did not make the connection that a video call needs.')
})
