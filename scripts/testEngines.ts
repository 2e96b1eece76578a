// npx node scripts/testEngines.ts: runs the tests of what visitors do in each installed engine: tests/engines in Firefox and
// WebKit, and those of tests/e2e in Debian's Chromium, which visitors have before the lock file. Arguments are passed to
// Playwright.
import { existsSync, globSync } from 'node:fs'
import { describeChromium } from './chromium.ts'
import { run } from './run.ts'
import { buildTestedSite, forgetConfiguration } from './testedSite.ts'

/** The engines and their packages of Debian. */
const packages = { chromium: 'chromium', firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb xdotool' }
type EngineName = keyof typeof packages

/** Programs for WebKitGTK: its WebDriver, its browser, an X display, and xdotool, which focuses the window. */
type WebkitPrograms = { driver: string; browser: string; display: string; focus: string }

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

/** Returns the path of an installed Chromium (Debian `chromium`), or undefined. */
export const newestChromium = (): string | undefined => findFirst('/usr/bin/chromium')

const engines: [name: EngineName, find: () => unknown][] = [
  ['chromium', newestChromium],
  ['firefox', firefoxPath],
  ['webkit', webkitPrograms],
]

/** Returns the installed engines. */
export const installedEngines = (): EngineName[] => engines.flatMap(([name, find]) => (find() ? [name] : []))

/** Returns a line for each engine that is not installed, with how to install it on Debian; empty if all are. */
export const missingEngines = (): string =>
  engines
    .flatMap(([name, find]) =>
      find() ? [] : [`Skipped ${name}, which is not installed. Run apt-get install ${packages[name]}\n`],
    )
    .join('')

if (import.meta.main) {
  process.stdout.write(missingEngines())
  if (installedEngines().length === 0) process.exit()
  const chromium = newestChromium()
  if (chromium) console.log(`The project chromium runs in ${describeChromium(chromium)}.`)
  forgetConfiguration()
  await buildTestedSite()
  const playwright = ['playwright', 'test', '--config', 'tests/engines', ...process.argv.slice(2)]
  const { code } = await run(playwright)
  process.exit(code)
}
