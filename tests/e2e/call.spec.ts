// The demonstration call on the built site: its headers allow the devices, the connection is a real one, and nothing is loaded before.
import type { Page } from '@playwright/test'
import { chromiumArguments, fakeDevices } from '#scripts/chromium.ts'
import { booked, send } from './forms.ts'
import { brokenWords } from './readPage.ts'
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
  await expect(button(page, 'Start the call')).toBeVisible()
  await button(page, 'Start the call').hover()
  expect(callCode(requests)).toEqual([])
  await button(page, 'Start the call').click()
  await expect(panel(page)).toBeFocused()
  expect(callCode(requests)).toHaveLength(2)
  await expect(panel(page).getByText('The two sides of the call are connected.')).toBeVisible()
  await expect.poll(() => cornerOf(page, 'The picture from the phone')).toBe('drawn')
  await expect(panel(page).getByText(/^(under 1|\d+) ms$/)).toBeVisible()
  expect(await tracks(page)).toEqual([])

  // What is drawn with the mouse at one end is seen at the other.
  const marks = page.getByRole('img', { name: 'What the phone films' }).locator('~ svg path').last()
  const picture = page.getByRole('application', { name: 'Picture you can draw on' })
  await picture.hover({ position: { x: 20, y: 20 } })
  await page.mouse.down()
  await page.mouse.move(300, 300)
  await page.mouse.up()
  await expect(marks).toHaveAttribute('d', /^M[^M]+M\d+ \d+L\d+ \d+/)

  await button(page, 'Share a drawing').click()
  await expect.poll(() => cornerOf(page, 'What the engineer shares')).toBe('drawn')
  await button(page, 'Share my screen').click()
  await expect.poll(() => cornerOf(page, 'What the engineer shares')).toBe('filmed')
  await button(page, 'Turn on my camera').click()
  await expect.poll(() => cornerOf(page, 'The picture from the phone')).toBe('filmed')
  await button(page, 'Record').click()
  await button(page, 'Turn on my microphone').click()
  await expect.poll(() => page.getByRole('meter').evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0)
  expect((await tracks(page)).toSorted()).toEqual(['audio live', 'video live', 'video live'])
  await page.waitForTimeout(1_500)
  // Hanging up ends the recording, too, and releases every device.
  await button(page, 'Hang up').click()
  await expect(page.getByText('The call has ended.')).toBeVisible()
  await expect(button(page, 'Call again')).toBeFocused()
  expect((await tracks(page)).toSorted()).toEqual(['audio ended', 'video ended', 'video ended'])
  const recording = page.locator('figure video')
  await recording.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => recording.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
  await expect.poll(() => recording.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Save recording 1/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('call-1.webm')
})

/** The two ends: the device of each, with its picture. */
const devices = (page: Page) => panel(page).locator('h4 + div')

async function startCall(page: Page) {
  await openHydrated(page, '/services/advanced-chat-system')
  await button(page, 'Start the call').click()
  await expect(button(page, 'Sign the order')).toBeVisible()
}

for (const width of [360, 768, 1280]) {
  test(`keeps picture, buttons, and what one points at in their places at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await startCall(page)
    await expect(devices(page)).toHaveCount(2)
    const places = () =>
      panel(page).evaluate((found) => {
        const box = (part: Element) => part.getBoundingClientRect()
        const pictures = [...found.querySelectorAll('h4 + div')].map(box)
        const groups = [...found.querySelectorAll('[role="group"]')]
        return {
          pictures: pictures.map(({ x, y, height }) => ({ x, y: y + scrollY, height })),
          buttons: groups.map((group) => [...group.querySelectorAll('button')].map((part) => box(part).y + scrollY)),
          isBelow: groups.every((group) => pictures.every(({ bottom }) => bottom <= box(group).y)),
          holes: groups.map((group) => box(group).right - box([...group.querySelectorAll('button')].at(-1)!).right),
        }
      })
    const before = await places()
    expect([before.buttons.length, before.isBelow]).toEqual([2, true])
    // The last button of an odd number leaves no hole beside it.
    for (const hole of before.holes) expect(hole).toBeCloseTo(0, 0)
    // Beside each other they are level.
    if (width > 360) expect(before.pictures[0]!.height).toBeCloseTo(before.pictures[1]!.height, 0)
    // The longest name of a part.
    const picture = page.getByRole('application', { name: 'Picture you can draw on' })
    const { width: pictured = 0 } = (await picture.boundingBox()) ?? {}
    await picture.hover({ position: { x: (pictured * 147) / 400, y: (pictured * 123) / 400 } })
    await expect(page.getByText('The engineer points to the discharge flange.')).toBeVisible()
    expect(await places()).toEqual(before)
    await button(page, 'Turn on my microphone').click()
    await expect(page.getByRole('meter')).toBeVisible()
    const { pictures, buttons } = await places()
    // On a phone what is said of the microphone is above the buttons of the engineer.
    expect({ pictures, own: buttons[0] }).toEqual({ pictures: before.pictures, own: before.buttons[0] })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('shows both ends and the button that ends the call together, and how to draw on the picture', async ({
    page,
  }) => {
    await startCall(page)
    // The whole screen of a phone, and what toolbars leave of smaller and of larger ones.
    for (const [width, height] of [
      [360, 740],
      [360, 640],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.locator('#demonstration').evaluate((call) => call.scrollIntoView())
      for (const part of [button(page, 'Hang up'), ...(await devices(page).all())])
        await expect(part).toBeInViewport({ ratio: 1 })
    }
    const picture = page.getByRole('application', { name: 'Picture you can draw on' })
    const hint = page.getByText('Draw on this picture with a finger.')
    await expect(hint).toBeVisible()
    expect((await hint.boundingBox())!.y).toBeLessThan((await picture.boundingBox())!.y)
    await expect(picture).toHaveAccessibleDescription(/^Draw on this picture .*space bar starts and ends a line\.$/)
  })

  test('does not keep a button filled that was tapped', async ({ page }) => {
    await startCall(page)
    const sign = button(page, 'Sign the order')
    const before = await sign.evaluate((element) => getComputedStyle(element).backgroundColor)
    await sign.tap()
    await button(page, 'Cancel').tap()
    await expect(sign).toHaveCSS('background-color', before)
  })

  test('breaks no word of the call at 200 % text size', async ({ page }) => {
    await startCall(page)
    await button(page, 'Sign the order').tap()
    await button(page, 'Turn on my microphone').tap()
    await expect(page.getByRole('meter')).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await brokenWords(panel(page).locator('h3, h4, p, button, label, dt, dd, output'))).toEqual([])
    const frames = page.getByRole('region', { name: 'One call, step by step' }).getByRole('listitem')
    expect(await brokenWords(frames)).toEqual([])
    await expect(panel(page)).toHaveJSProperty(
      'scrollWidth',
      await panel(page).evaluate(({ clientWidth }) => clientWidth),
    )
  })
})

test('leads from the top of the page to the demonstration, and loads nothing of it', async ({ page }) => {
  const requests = recordRequests(page)
  await openHydrated(page, '/services/advanced-chat-system')
  await page.getByRole('main').getByRole('link', { name: 'Try a call', exact: true }).click()
  await expect(button(page, 'Start the call')).toBeInViewport()
  await expect(page.locator('#demonstration')).toBeFocused()
  expect(callCode(requests)).toEqual([])
})

test('checks camera and microphone on the booking page, until the booking is sent', async ({ page }) => {
  await page.addInitScript(keepTracks)
  const requests = recordRequests(page)
  await openHydrated(page, '/free-consultation')
  await button(page, 'Check camera and microphone').hover()
  expect(callCode(requests)).toEqual([])
  await button(page, 'Check camera and microphone').click()
  await expect(page.getByText('Your camera works.')).toBeVisible()
  await expect(page.getByText('Your microphone works.')).toBeVisible()
  expect(callCode(requests)).toHaveLength(2)
  await send(page, 'consultation')
  await expect(page.getByText(booked)).toBeVisible()
  await expect.poll(async () => (await tracks(page)).toSorted()).toEqual(['audio ended', 'video ended'])
})
