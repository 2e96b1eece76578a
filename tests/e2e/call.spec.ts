// The demonstration call on the built site: its headers allow the devices, the connection is a real one, and nothing is loaded before.
import type { Page } from '@playwright/test'
import { chromiumArguments, fakeDevices } from '#scripts/chromium.ts'
import { expect, openHydrated, recordRequests, serviceCard, test } from './siteTest.ts'

test.use({
  launchOptions: { executablePath: process.env['CHROME_PATH']!, args: [...chromiumArguments, ...fakeDevices] },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'A demonstration call' })

/** Returns the requests for code of a call, which is more than its button. */
const callCode = (requests: string[]) => requests.filter((url) => /\/(?:CallPanel|CheckPanel|startCall)-/.test(url))

/** Keeps the tracks of every device that the page opens. */
const keepTracks = () => {
  const tracks: MediaStreamTrack[] = []
  for (const ask of ['getUserMedia', 'getDisplayMedia'] as const) {
    const open = navigator.mediaDevices[ask].bind(navigator.mediaDevices)
    navigator.mediaDevices[ask] = async (constraints) => {
      const stream = await open(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  }
  Object.assign(window, { tracks })
}
const tracks = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => `${track.kind} ${track.readyState}`),
  )

/** Returns the color of the corner of a picture: the drawings are nearly white, and the fake camera and screen are not. */
const cornerOf = (page: Page, label: string) =>
  page
    .getByRole('img', { name: label })
    .locator('video')
    .evaluate((video: HTMLVideoElement) => {
      const pen = document.createElement('canvas').getContext('2d')!
      pen.drawImage(video, 0, 0, 300, 150)
      const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(2, 140, 1, 1).data
      if (alpha === 0) return 'none'
      return Math.min(red, green, blue) > 220 ? 'drawn' : 'filmed'
    })

test('makes a whole call in one page, from the first press to the recording', async ({ page }) => {
  await page.addInitScript(keepTracks)
  // As a visitor comes: the policy of the first page holds after a client navigation.
  const requests = recordRequests(page)
  await openHydrated(page, '/')
  await serviceCard(page, 'Advanced Chat System').getByRole('link').click()
  await expect(button(page, 'Try a call')).toBeVisible()
  await button(page, 'Try a call').hover()
  expect(callCode(requests)).toEqual([])
  await button(page, 'Try a call').click()
  await expect(panel(page)).toBeFocused()
  expect(callCode(requests)).toHaveLength(2)
  await expect(panel(page).getByText('Connected, from browser to browser.')).toBeVisible()
  await expect.poll(() => cornerOf(page, 'The picture from the phone')).toBe('drawn')
  await expect(panel(page).getByText(/^(under 1|\d+) ms$/)).toBeVisible()
  expect(await tracks(page)).toEqual([])

  // What is drawn at one end is seen at the other.
  const marks = page.getByRole('img', { name: 'What the phone films' }).locator('~ svg path').last()
  const picture = page.getByRole('application', { name: 'Picture to point at' })
  await picture.hover({ position: { x: 20, y: 20 } })
  await page.mouse.down()
  await page.mouse.move(300, 300)
  await page.mouse.up()
  await expect(marks).toHaveAttribute('d', /^M\d+ \d+L\d+ \d+/)
  await button(page, 'Clear the marks').click()
  await expect(marks).toHaveAttribute('d', '')

  await button(page, 'Share a drawing').click()
  await expect.poll(() => cornerOf(page, 'What your engineer shares')).toBe('drawn')
  await button(page, 'Share my screen').click()
  await expect(page.getByText('The phone shows your screen.')).toBeVisible()
  await expect.poll(() => cornerOf(page, 'What your engineer shares')).toBe('filmed')
  await button(page, 'Use my camera').click()
  await expect(page.getByText('Your camera is on.')).toBeVisible()
  await expect.poll(() => cornerOf(page, 'The picture from the phone')).toBe('filmed')
  await button(page, 'Turn on the microphone').click()
  await expect(page.getByText('Your microphone is on.')).toBeVisible()
  await expect.poll(() => page.getByRole('meter').evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0)
  expect((await tracks(page)).toSorted()).toEqual(['audio live', 'video live', 'video live'])

  await button(page, 'Sign the order').click()
  await page.getByLabel('Or type your name').fill('Jana Nováková')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('figure').getByText('Jana Nováková')).toBeVisible()

  await button(page, 'Record').click()
  await expect(page.getByText('What arrives here is being recorded.')).toBeVisible()
  await page.waitForTimeout(1_500)
  // Hanging up ends the recording, too, and releases every device.
  await button(page, 'Hang up').click()
  await expect(page.getByText('The call has ended.')).toBeVisible()
  await expect(button(page, 'Call again')).toBeFocused()
  expect((await tracks(page)).toSorted()).toEqual(['audio ended', 'video ended', 'video ended'])
  await expect(page.getByText(/^Signed on /)).toBeVisible()
  const recording = page.locator('figure video')
  await recording.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => recording.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
  await expect.poll(() => recording.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Save the recording/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('call.webm')
})

for (const width of [360, 768, 1280]) {
  test(`keeps picture, buttons, and what one points at in their places at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, '/services/advanced-chat-system')
    await button(page, 'Try a call').click()
    const ends = panel(page).locator('h4 + div').locator('..')
    await expect(ends).toHaveCount(2)
    await expect(button(page, 'Sign the order')).toBeVisible()
    const places = () =>
      ends.evaluateAll((found) =>
        found.map((end) => {
          const [picture, ...buttons] = [...end.querySelectorAll('h4 + div, button')].map((part) =>
            part.getBoundingClientRect(),
          )
          const { right } = buttons.at(-1)!
          return {
            picture: picture!.y + scrollY,
            isAbove: picture!.bottom <= buttons[0]!.y,
            buttons: buttons.map(({ y }) => y + scrollY),
            right,
            edge: end.getBoundingClientRect().right,
          }
        }),
      )
    const before = await places()
    for (const { isAbove, right, edge } of before) {
      expect(isAbove).toBe(true)
      // The last button of an odd number leaves no hole beside it.
      expect(right).toBeCloseTo(edge, 0)
    }
    // The longest name of a part takes two lines on a phone.
    const picture = page.getByRole('application', { name: 'Picture to point at' })
    const { width: pictured = 0 } = (await picture.boundingBox()) ?? {}
    await picture.hover({ position: { x: (pictured * 147) / 400, y: (pictured * 123) / 400 } })
    await expect(page.getByText('Your engineer points at the discharge flange.')).toBeVisible()
    const after = await places()
    const moved = after.map(({ picture, buttons }) => ({ picture, buttons }))
    expect(moved).toEqual(before.map(({ picture, buttons }) => ({ picture, buttons })))
  })
}

test('checks camera and microphone on the booking page', async ({ page }) => {
  const requests = recordRequests(page)
  await openHydrated(page, '/free-consultation')
  await button(page, 'Check camera and microphone').hover()
  expect(callCode(requests)).toEqual([])
  await button(page, 'Check camera and microphone').click()
  await expect(page.getByText('Your camera works.')).toBeVisible()
  await expect(page.getByText('Your microphone works.')).toBeVisible()
  expect(callCode(requests)).toHaveLength(2)
})
