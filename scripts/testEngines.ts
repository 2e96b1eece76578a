// npx node scripts/testEngines.ts: runs one suite in each installed engine (Firefox, WebKit). Arguments are passed to Playwright.
import { existsSync, globSync } from 'node:fs'
import { run } from './run.ts'
import { buildTestedSite, forgetConfiguration } from './testedSite.ts'

/** The engines of the suite in tests/engines. tests/e2e runs in Chromium. */
const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** Programs for WebKitGTK: its WebDriver, its browser, an X display, and xdotool, which focuses the window. */
export type WebkitPrograms = { driver: string; browser: string; display: string; focus: string }

const findFirst = (...paths: string[]) => paths.find((path) => existsSync(path))

/** Returns the path of an installed Firefox (Debian `firefox-esr`), or undefined. */
export const firefoxPath = (): string | undefined =>
  findFirst('/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/lib/firefox-esr/firefox-esr')

/** Returns the programs of an installed WebKit (Debian `webkit2gtk-driver`, `xvfb`, `xdotool`), or undefined. */
export function webkitPrograms(): WebkitPrograms | undefined {
  const driver = findFirst('/usr/bin/WebKitWebDriver')
  const [browser] = globSync('/usr/lib{,/*}/{webkit2gtk-4,webkitgtk-6}.*/MiniBrowser').toSorted()
  const display = findFirst('/usr/bin/Xvfb')
  const focus = findFirst('/usr/bin/xdotool')
  return driver && browser && display && focus ? { driver, browser, display, focus } : undefined
}

/** Returns the installed engines. */
export const installedEngines = (): EngineName[] =>
  engineNames.filter((name) => (name === 'firefox' ? firefoxPath() : webkitPrograms()) !== undefined)

/** Returns a line for each engine that is not installed, with how to install it on Debian; empty if all are. */
export const missingEngines = (): string => {
  const installed = installedEngines()
  return engineNames
    .filter((name) => !installed.includes(name))
    .map((name) => `Skipped ${name}, which is not installed. Run apt-get install ${packages[name]}\n`)
    .join('')
}

const packages = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb xdotool' }

if (import.meta.main) {
  process.stdout.write(missingEngines())
  if (installedEngines().length === 0) process.exit()
  forgetConfiguration()
  await buildTestedSite()
  const playwright = ['playwright', 'test', '--config', 'tests/engines', ...process.argv.slice(2)]
  const { code } = await run(playwright)
  process.exit(code)
}
