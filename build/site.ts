// npm run build: the client's files, then every page as whole HTML, then everything compressed. Into dist/ (SITE_DIR).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv, minify, type Manifest } from 'vite'
import type { RenderedPage } from '../src/prerender.tsx'
import { compressAll } from './compress.ts'
import { discoveryFiles } from './discovery.ts'
import { siteHeaders } from './headers.ts'
import { headersFile, hostRules, nginxFile } from './hosts.ts'
import { icons, sharingImages } from './images.ts'
import { integrityOf } from './integrity.ts'
import { modulesOf } from './modules.ts'
import { completePage, type NamedFile, type PageParts } from './page.ts'
import { siteFrom } from './siteFacts.ts'

const out = process.env['SITE_DIR'] ?? 'dist'
const server = '.cache/prerender'

// Before anything is built: a wrong variable stops here, with its name.
const site = siteFrom(loadEnv('production', process.cwd(), 'VITE_'), new Date())

await build({
  logLevel: 'warn',
  build: { outDir: out, emptyOutDir: true, manifest: true, rolldownOptions: { input: 'src/main.tsx' } },
})
await build({
  logLevel: 'warn',
  build: { outDir: server, emptyOutDir: true, ssr: 'src/prerender.tsx', copyPublicDir: false, emitAssets: false },
})

const manifest = JSON.parse(await readFile(`${out}/.vite/manifest.json`, 'utf8')) as Manifest
await rm(`${out}/.vite`, { recursive: true })
const parts = await pageParts(manifest)

type Prerender = typeof import('../src/prerender.tsx')
const { pages, renderPage } = (await import(pathToFileURL(`${server}/prerender.js`).href)) as Prerender

const all = pages()
for (const { path } of all) {
  const page = await renderPage(path)
  if (page.isNotFound) throw new Error(`The page ${path} was rendered as not found.`)
  await writePage(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, page)
}
await writePage('404.html', await renderPage('/404'))

const files = { ...(await discoveryFiles(all, site)), ...sharingImages(all), ...(await icons(site.name)) }
for (const [file, content] of Object.entries(files)) await write(file, content)
// The browser suite's variant with a chat is of the sources before; the suite builds it anew.
if (out === 'dist') await rm('.cache/dist-chat', { recursive: true, force: true })
const headers = siteHeaders(parts, { backendUrl: site.backendUrl, chatOrigins: site.chat?.origins })
await write('_headers', headersFile(hostRules(headers)))
await write('_nginx.conf', nginxFile(headers))
const sizes = await compressAll(out)
console.log(
  `${all.length} pages and 404.html in ${out}/, ${sizes.files} files, ${Math.round(sizes.bytes / 1024)} kB (${Math.round(sizes.brotli / 1024)} kB brotli)`,
)

async function pageParts(built: Manifest): Promise<PageParts> {
  const style = Object.values(built).find(({ file }) => file.endsWith('.css'))
  if (!style) throw new Error('The build wrote no styles. Is src/styles/index.css still imported by src/main.tsx?')
  const font = Object.values(built).find(({ src }) => src?.endsWith('archivo-basic.woff2'))
  if (!font) throw new Error('The build wrote no typeface. Does src/styles/fonts.css still name archivo-basic.woff2?')
  const styles = (await readFile(`${out}/${style.file}`, 'utf8')).trim()
  await rm(`${out}/${style.file}`)
  const { code } = await minify('starter.js', await readFile('src/starter.js', 'utf8'))
  return { styles, starter: code.trim(), font: await named(`/${font.file}`) }
}

async function writePage(file: string, { html, routeFiles }: RenderedPage) {
  const modules = await Promise.all(modulesOf(manifest, routeFiles).map(named))
  await write(file, completePage(html, modules, parts))
}

async function named(href: string): Promise<NamedFile> {
  return { href, integrity: await integrityOf(out, href) }
}

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(`${out}/${file}`), { recursive: true })
  await writeFile(`${out}/${file}`, content)
}
