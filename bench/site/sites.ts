import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { loadEnv } from 'vite'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { createMockEndpoint } from '#mocks/functions.ts'
import { loadSite } from '#server/site.ts'
import { compressAll } from '../../scripts/outputFolder.ts'
import { run } from '../../scripts/run.ts'
import { parseSiteConfig } from '../../scripts/siteConfig.ts'
import { serve as listen } from '../../tests/contract/tcp.ts'
import { createTwin, twinHeaders } from './twin.ts'

/** Origins of the served builds, without a trailing slash: the site, its plain twin, and another build if one is named. */
export type Sites = { site: string; plain: string; other?: string }
export type SiteName = keyof Sites

/** `chat` serves the site built with a chat, which only the visit measures. */
export type Served = { sites: Sites; chat: () => Promise<string>; close: () => void }

/**
 * Serves builds, each at its own origin, with in-memory endpoints.
 *
 * @param other folder of another built site to compare with, as in `../old/dist`
 * @returns the origins, and a function that stops the servers
 */
export async function serveSites(other?: string): Promise<Served> {
  const { anonKey } = parseSiteConfig(loadEnv('production', process.cwd(), 'VITE_'), new Date())
  const running: { close: () => void }[] = []
  const serve = async (folder: string) => {
    const [site, endpoint] = [await loadSite(folder), createMockEndpoint(anonKey)]
    const server = await listen((request) =>
      new URL(request.url).pathname.startsWith('/functions/') ? endpoint(request) : site(request),
    )
    running.push(server)
    return server.url
  }
  const sites = {
    site: await serve('dist'),
    plain: await serve(await writeTwins()),
    ...(other !== undefined && { other: await serve(other) }),
  }
  let served: Promise<string> | undefined
  const chat = () => (served ??= buildChat().then(serve))
  return { sites, chat, close: () => running.forEach(({ close }) => close()) }
}

/** Builds the site with a chat, once for each build of the site itself, which removes it. */
async function buildChat(): Promise<string> {
  const folder = '.cache/dist-chat'
  if (existsSync(`${folder}/404.html`)) return folder
  const { code } = await run(['node', 'scripts/build.ts'], { SITE_DIR: folder, VITE_CHAT_WIDGET_URL: widgetUrl })
  if (code !== 0) throw new Error('The site with a chat could not be built. Read the lines above.')
  return folder
}

/** Writes the plain twin of every page to a folder, with the files that they reference. */
async function writeTwins(): Promise<string> {
  const folder = '.cache/bench/plain'
  await rm(folder, { recursive: true, force: true })
  for await (const file of glob('**/*.html', { cwd: 'dist' })) {
    await mkdir(dirname(`${folder}/${file}`), { recursive: true })
    await writeFile(`${folder}/${file}`, createTwin(await readFile(`dist/${file}`, 'utf8')))
  }
  await writeFile(`${folder}/_headers`, twinHeaders)
  await cp('dist/illustrations', `${folder}/illustrations`, { recursive: true })
  await compressAll(folder)
  return folder
}
