import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'

/** The mobile profile: round trip in ms, bandwidth in bit/s, CPU throttling factor. */
const profile = { roundTrip: 150, bitsDown: 1_600_000, bitsUp: 750_000, slowdown: 4 }

/** Phones position glyphs at subpixels. With hinting, lines would break elsewhere. */
const noFontHinting = '--font-render-hinting=none'

/**
 * DevTools asks V8 for the source positions of every `Error`, and React creates four at its start. V8 then parses the main
 * module twice more, which takes 100 ms at CPU ÷ 4 and which no visitor's browser does. With this flag V8 has stored them.
 */
const withSourcePositions = '--js-flags=--no-enable-lazy-source-positions'

/** Starts a Chromium process with an empty profile. */
export async function startBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, noFontHinting, withSourcePositions, ...more],
  })
}

/** A page is idle after this many milliseconds without a request. */
const idleMs = 1_500

/** An emulated phone. */
type Phone = { page: Page; waitForIdle: () => Promise<void>; close: () => Promise<void> }

/**
 * Opens an emulated phone with throttled network and CPU in a new Chromium process. A process that has shown a page before
 * has warm caches of code and fonts, which a visitor's phone lacks.
 */
export async function openPhone(): Promise<Phone> {
  const browser = await startBrowser()
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Bratislava',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.roundTrip,
    downloadThroughput: profile.bitsDown / 8,
    uploadThroughput: profile.bitsUp / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  const traffic = { pending: 0, lastAt: performance.now() }
  const change = (by: number) => () => {
    traffic.pending += by
    traffic.lastAt = performance.now()
  }
  page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1))
  const waitForIdle = async () => {
    while (traffic.pending > 0 || performance.now() - traffic.lastAt < idleMs) await wait(50)
  }
  return { page, waitForIdle, close: () => browser.close() }
}

/** Describes the measuring conditions. */
export function describeProfile(rounds: number): string {
  const { roundTrip, bitsDown, bitsUp, slowdown } = profile
  const network = `${roundTrip} ms, ${bitsDown / 1e6} Mbit/s down, ${bitsUp / 1e6} Mbit/s up`
  return `${rounds} interleaved rounds, a new Chromium for each load, at ${network}, processor slowed ${slowdown}×`
}
