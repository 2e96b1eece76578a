import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { chromiumArguments, chromiumPath } from '../chromium.ts'
import { quietMachine } from './quiet.ts'

/** The usual mobile profile (design.md, "What must be reached"). */
export const profile = { roundTrip: 150, bitsDown: 1_600_000, bitsUp: 750_000, slowdown: 4 }

/** A phone sets letters where they belong, not on whole pixels; without this the lines break elsewhere. */
const asOnPhones = '--font-render-hinting=none'

/** Starts the Chromium that measures. */
export async function startBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, asOnPhones, ...more],
  })
}

/** A phone that has never seen the site: its page, and Chromium's own protocol to look into it. */
export type Phone = { page: Page; cdp: CDPSession; close: () => Promise<void> }

/** Takes up a new phone, slow in its network and its processor, in a quiet moment of the machine. */
export async function takePhone(browser: Browser): Promise<Phone> {
  await quietMachine()
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
