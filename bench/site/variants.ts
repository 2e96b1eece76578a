import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { loadEnv } from 'vite'
import { acceptInMemory, schemas } from '#mocks/functions.ts'
import { createEndpoint } from '#server/http/endpoint.ts'
import { createFunctionsServer } from '#server/http/server.ts'
import { createStaticListener } from '#server/http/static.ts'
import { compressAll } from '../../scripts/compress.ts'
import { hashSource } from '../../scripts/htmlPage.ts'
import { parseSiteConfig } from '../../scripts/siteConfig.ts'

/** The built site and two baselines: without its web font, and without font and script. */
export const variants = ['site', 'fontless', 'plain'] as const
export type Variant = (typeof variants)[number]

/** Origin of each variant, without a trailing slash. */
export type Addresses = Record<Variant, string>

const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g
const modules = /<meta name="modules"[^>]*>/
// Keeps JSON-LD, which is not executed.
const script = /<script(?![^>]*application\/)[^>]*>.*?<\/script>/gs

const changes: Record<Exclude<Variant, 'site'>, (html: string) => string> = {
  fontless: (html) => html.replace(fontFace, ''),
  plain: (html) => changes.fontless(html).replace(modules, '').replace(script, ''),
}

/**
 * Serves `dist/` and its variants, each at its own origin, with in-memory endpoints.
 *
 * @returns the origins, and a function that stops the servers
 */
export async function serveVariants(): Promise<{ addresses: Addresses; close: () => void }> {
  const folders: Record<Variant, string> = {
    site: 'dist',
    fontless: await variantFolder('fontless'),
    plain: await variantFolder('plain'),
  }
  const { anonKey } = parseSiteConfig(loadEnv('production', process.cwd(), 'VITE_'), new Date())
  const addresses: Addresses = { site: '', fontless: '', plain: '' }
  const servers = await Promise.all(
    variants.map(async (variant) => {
      const server = createFunctionsServer({
        fetch: createEndpoint({ schemas, accept: acceptInMemory(), anonKey }),
        site: await createStaticListener(folders[variant]),
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      addresses[variant] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      return server
    }),
  )
  return {
    addresses,
    close() {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

/** Writes a copy of the site with every page changed, and updates the style hash in its policy. */
async function variantFolder(variant: Exclude<Variant, 'site'>): Promise<string> {
  const folder = `.cache/bench/${variant}`
  await rm(folder, { recursive: true, force: true })
  for await (const file of glob('**/*.html', { cwd: 'dist' })) {
    await mkdir(dirname(`${folder}/${file}`), { recursive: true })
    await writeFile(`${folder}/${file}`, changes[variant](await readFile(`dist/${file}`, 'utf8')))
  }
  const headers = (await readFile('dist/_headers', 'utf8')).replace(
    hashSource(extractStyles(await readFile('dist/index.html', 'utf8'))),
    hashSource(extractStyles(await readFile(`${folder}/index.html`, 'utf8'))),
  )
  await writeFile(`${folder}/_headers`, headers)
  await compressAll(folder)
  await cp('dist', folder, { recursive: true, force: false })
  return folder
}

const extractStyles = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
