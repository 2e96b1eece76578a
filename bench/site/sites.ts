import { serve as listen } from '@hono/node-server'
import { once } from 'node:events'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { loadSite, type Hosting } from '#server/http/siteFiles.ts'
import { compressAll } from '../../scripts/outputFolder.ts'

/** Origins of the served builds, without a trailing slash: the site, its plain twin, and another build if one is named. */
export type Sites = { site: string; plain: string; other?: string }
export type SiteName = keyof Sites

/** Returns the names of the served builds. */
export const siteNames = (sites: Sites): SiteName[] => Object.keys(sites) as SiteName[]

/**
 * Serves the pages of builds, each at its own origin, until the process ends.
 *
 * @param other folder of another built site to compare with, as in `../old/dist`
 */
export async function serveSites(other?: string): Promise<Sites> {
  const serve = async (folder: string) => {
    const server = listen({ fetch: await loadSite(folder), port: 0, hostname: '127.0.0.1' })
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  return {
    site: await serve('dist'),
    plain: await serve(await writeTwins()),
    ...(other !== undefined && { other: await serve(other) }),
  }
}

/** Writes the plain twin of every page to a folder, with the files that they reference. */
async function writeTwins(): Promise<string> {
  const folder = '.cache/bench/plain'
  await rm(folder, { recursive: true, force: true })
  for await (const file of glob('**/*.html', { cwd: 'dist' })) {
    await mkdir(dirname(`${folder}/${file}`), { recursive: true })
    await writeFile(`${folder}/${file}`, createTwin(await readFile(`dist/${file}`, 'utf8')))
  }
  await mkdir(`${folder}-server`, { recursive: true })
  await writeFile(`${folder}-server/hosting.json`, JSON.stringify(hosting))
  for await (const file of glob('assets/*.svg', { cwd: 'dist' })) await cp(`dist/${file}`, `${folder}/${file}`)
  await compressAll(folder)
  return folder
}

const styles = [
  'body{max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.5 sans-serif}',
  'img,svg{max-width:100%}',
  'label,input,select,textarea{display:block}',
].join('')

/** Response headers of the plain pages. Their policy would hold the hashes of the site's own styles and script. */
const hosting: Hosting = { headers: [['/', { 'X-Content-Type-Options': 'nosniff' }]], redirects: {} }

/**
 * Returns the plain twin of a built page: the same text, links, fields and large drawing, as HTML with a few lines of
 * styles, without script, typeface, icons and structured data.
 */
function createTwin(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/s, `<style>${styles}</style>`)
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<svg[^>]*>.*?<\/svg>/gs, (svg) => (svg.includes('#drawing') ? svg : ''))
    .replace(/<link[^>]*>|<meta (?!charset|name="viewport")[^>]*>/gi, '')
    .replace(/<!--.*?-->| (class|data-[\w-]+)="[^"]*"/gs, '')
}
