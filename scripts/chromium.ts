import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const system = `${process.platform} ${process.arch}`
const hasPackagedChromium = system === 'linux x64'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Chromium arguments for machines without a GPU and for containers that run as root. */
export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/**
 * Chromium arguments for tests of the demonstration call: a camera, a microphone and a screen that exist on every machine, no
 * question to the visitor, and connections also where there is no network.
 */
export const fakeDevices = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
]

/**
 * Finds a Chromium: `CHROME_PATH`, otherwise that of the lock file, which is the same on every machine. Only where that one
 * cannot run, an installed one.
 *
 * @returns path of the executable
 * @throws Error if `CHROME_PATH` does not exist, or if there is no Chromium for this system
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env['CHROME_PATH']
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new Error(
      `CHROME_PATH="${named}" does not exist. Correct it, or unset it to use the Chromium of the lock file.`,
    )
  }
  const other = hasPackagedChromium ? undefined : installed.find((path) => existsSync(path))
  return other ?? (await packagedChromium())
}

/**
 * Returns the path of the Chromium from @sparticuz/chromium, which is the same on every machine.
 *
 * @throws Error on other systems than Linux x64, for which the package has no Chromium
 */
export async function packagedChromium(): Promise<string> {
  if (!hasPackagedChromium) {
    throw new Error(
      `@sparticuz/chromium runs on Linux x64 only, and this is ${system}. Set CHROME_PATH to an installed Chromium. ` +
        'Screenshots (npx node scripts/storybook.ts) need a Linux x64 machine or container.',
    )
  }
  const cache = resolve('.cache/chromium')
  const run = `${cache}/run`
  if (existsSync(run)) return run
  await mkdir(cache, { recursive: true })
  // The package unpacks into TMPDIR and reuses any file with its name there, so it gets its own folder.
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = cache
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  chromium.setGraphicsMode = false
  const executable = await chromium.executablePath()
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))))
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  await writeFile(
    `${cache}/fonts/fonts.conf`,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${cache}/fonts</dir>` +
      `<dir>/usr/share/fonts</dir><cachedir>${cache}/fontconfig</cachedir></fontconfig>`,
  )
  await writeFile(
    run,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${cache}/al2023/lib" FONTCONFIG_PATH="${cache}/fonts"\nexec "${executable}" "$@"\n`,
  )
  await chmod(run, 0o755)
  return run
}

/**
 * Returns the environment in which screenshots are compared by pixel: the Chromium from the lockfile, with no fonts but its own.
 *
 * @throws Error as {@link packagedChromium} does
 */
export async function forScreenshots(): Promise<{ CHROME_PATH: string; FONTCONFIG_FILE: string }> {
  const chromium = await packagedChromium()
  const fonts = resolve('.cache/screenshots-fonts.conf')
  await writeFile(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dirname(chromium)}/fonts</dir>` +
      `<cachedir>${resolve('.cache/screenshots-fontconfig')}</cachedir></fontconfig>`,
  )
  return { CHROME_PATH: chromium, FONTCONFIG_FILE: fonts }
}

/** Returns what a Chromium says of itself, such as "Chromium 153.0.7999.0", and its path. */
export const describeChromium = (path: string): string =>
  `${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()} (${path})`
