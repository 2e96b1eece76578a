import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { webkitPrograms } from '#scripts/installedEngines.ts'
import type { Engine } from './engine.ts'
import { freePort } from '../fixtures/freePort.ts'
import { connectDriver, openSession } from './webdriver.ts'

/** Starts WebKit for GTK (MiniBrowser) on its own X display, driven by WebKitWebDriver. */
export async function launchWebkit(): Promise<Engine> {
  const programs = webkitPrograms()
  if (!programs) throw new Error('WebKit was not found. Run npm run test:engines, which names the missing packages.')
  const home = await mkdtemp(join(tmpdir(), 'b2b-services-webkit-'))
  // Removes the toolbar, which would keep the window wider than a phone.
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px }')

  const xvfb = start(programs.display, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'])
  const [number] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer]
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, HOME: home, XDG_CONFIG_HOME: home }
  const port = await freePort()
  const service = start(programs.driver, ['-p', String(port)], env)
  const call = await connectDriver(port)
  let session: Awaited<ReturnType<typeof openSession>> | undefined
  return {
    async newTab() {
      await session?.end()
      session = await openSession(call, programs.browser)
      // Without a window manager no window has the focus, and nothing matches `:focus-visible`.
      const window = ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus']
      await promisify(execFile)(programs.focus, window, { env })
      return session.driver
    },
    async close() {
      await session?.end().catch(() => undefined)
      await end(service)
      await end(xvfb)
      await rm(home, { recursive: true, force: true })
    },
  }
}

// Starts each process as the leader of its own process group, so that its children end with it. Xvfb writes its display
// number to file descriptor 3.
function start(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const leader = spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => endGroup(leader))
  return leader
}

async function end(leader: ChildProcess): Promise<void> {
  const ended = once(leader, 'exit')
  if (endGroup(leader)) await ended
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null && process.kill(-pid, 'SIGKILL')
}
