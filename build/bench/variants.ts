import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { loadEnv } from 'vite'
import { imitatedFunctions } from '#mocks/functions.ts'
import { createGate } from '#functions/gate/gate.ts'
import { createFunctionsServer } from '#functions/server.ts'
import { compressAll } from '../compress.ts'
import { hashSource } from '../page.ts'
import { siteListener } from '../serve.ts'
import { siteFrom } from '../siteFacts.ts'

/** The built site, and what it is compared with: without its web font, and with neither font nor script. */
export const variants = ['site', 'fontless', 'plain'] as const
export type Variant = (typeof variants)[number]

/** Where each variant is served, without a slash at the end. */
export type Addresses = Record<Variant, string>

const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g
const modules = /<meta name="modules"[^>]*>/
// Structured data is no script.
const script = /<script(?![^>]*application\/)[^>]*>.*?<\/script>/gs

const changes: Record<Exclude<Variant, 'site'>, (html: string) => string> = {
  fontless: (html) => html.replace(fontFace, ''),
  plain: (html) => changes.fontless(html).replace(modules, '').replace(script, ''),
}

/**
 * Serves `dist/` and its variants, each at an address of its own, with the functions imitated.
 *
 * @returns the addresses, and what stops serving
 */
export async function serveVariants(): Promise<{ addresses: Addresses; close: () => void }> {
  const folders: Record<Variant, string> = {
    site: 'dist',
    fontless: await variantFolder('fontless'),
    plain: await variantFolder('plain'),
  }
  const { anonKey } = siteFrom(loadEnv('production', process.cwd(), 'VITE_'), new Date())
  const addresses: Addresses = { site: '', fontless: '', plain: '' }
  const servers = await Promise.all(
    variants.map(async (variant) => {
      const server = createFunctionsServer({
        fetch: createGate(imitatedFunctions, { anonKey }),
        site: await siteListener(folders[variant]),
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

/** Writes a copy of the site with every page changed; the policy allows the changed styles, all else is the same. */
async function variantFolder(variant: Exclude<Variant, 'site'>): Promise<string> {
  const folder = `.cache/bench/${variant}`
  await rm(folder, { recursive: true, force: true })
  for await (const file of glob('**/*.html', { cwd: 'dist' })) {
    await mkdir(dirname(`${folder}/${file}`), { recursive: true })
    await writeFile(`${folder}/${file}`, changes[variant](await readFile(`dist/${file}`, 'utf8')))
  }
  const headers = (await readFile('dist/_headers', 'utf8')).replace(
    hashSource(stylesOf(await readFile('dist/index.html', 'utf8'))),
    hashSource(stylesOf(await readFile(`${folder}/index.html`, 'utf8'))),
  )
  await writeFile(`${folder}/_headers`, headers)
  await compressAll(folder)
  await cp('dist', folder, { recursive: true, force: false })
  return folder
}

const stylesOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
