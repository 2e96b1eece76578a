import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { loadEnv } from 'vite'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { acceptInMemory, schemas } from '#mocks/functions.ts'
import { createEndpoint } from '#server/http/endpoint.ts'
import { createFunctionsServer } from '#server/http/server.ts'
import { createStaticListener } from '#server/http/static.ts'
import { compressAll } from '../../scripts/compress.ts'
import { run } from '../../scripts/run.ts'
import { parseSiteConfig } from '../../scripts/siteConfig.ts'
import { createTwin, twinHeaders } from './twin.ts'

/** Origins of the served builds, without a trailing slash: the site, its plain twin, and another build if one is named. */
export type Sites = { site: string; plain: string; other?: string }
export type SiteName = keyof Sites

/** The origin of the site built with a chat is apart, because only the visit measures it. */
export type Served = { sites: Sites; chat: string; close: () => void }

/**
 * Serves builds, each at its own origin, with in-memory endpoints.
 *
 * @param other folder of another build to compare with
 * @returns the origins, and a function that stops the servers
 * @throws Error if the site with a chat cannot be built
 */
export async function serveSites(other?: string): Promise<Served> {
  const { anonKey } = parseSiteConfig(loadEnv('production', process.cwd(), 'VITE_'), new Date())
  const running: { close: () => void }[] = []
  const serve = async (folder: string) => {
    const server = createFunctionsServer({
      fetch: createEndpoint({ schemas, accept: acceptInMemory(), anonKey }),
      site: await createStaticListener(folder),
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    running.push({
      close() {
        server.close()
        server.closeAllConnections()
      },
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const sites = {
    site: await serve('dist'),
    plain: await serve(await writeTwins()),
    ...(other !== undefined && { other: await serve(other) }),
  }
  const chat = await serve(await buildChat())
  return { sites, chat, close: () => running.forEach(({ close }) => close()) }
}

/** Builds the site with a chat, unless the end-to-end suite has. Every build of the site itself removes it. */
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
