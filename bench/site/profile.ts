import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'
import { waitForIdleCpu } from './waitForIdleCpu.ts'

/** The mobile profile: round trip in ms, bandwidth in bit/s, CPU throttling factor. */
export const profile = { roundTrip: 150, bitsDown: 1_600_000, bitsUp: 750_000, slowdown: 4 }

/** Phones position glyphs at subpixels. With hinting, lines would break elsewhere. */
const noFontHinting = '--font-render-hinting=none'

/** Starts Chromium for measurements. */
export async function startBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, noFontHinting, ...more],
  })
}

/** An emulated phone with an empty cache: its page and its DevTools session. */
export type Phone = { page: Page; cdp: CDPSession; close: () => Promise<void> }

/** Opens a new emulated phone with throttled network and CPU, once the machine is idle. */
export async function openPhone(browser: Browser): Promise<Phone> {
  await waitForIdleCpu()
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
  return { page, cdp, close: () => context.close() }
}
