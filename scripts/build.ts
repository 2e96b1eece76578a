// The build of the site, as a part of Vite's (`npm run build`, `npx vite build`): it builds the client, prerenders every page
// and compresses all files. What only a server needs, to render the page of a form again, is in a second folder, dist-server/.
// Both are written beside the previous ones (SITE_DIR) and renamed at the end, so a failed build leaves the previous site.
import { mkdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { Manifest, Plugin, ViteBuilder } from 'vite'
import { formPages } from '#contract/forms.ts'
import { loadSite, type Hosting } from '#server/http/siteFiles.ts'
import type { RenderedPage } from '#src/start/prerender.tsx'
import { findTextProblems } from './texts/check.ts'
import { hashSources, compressAll, replaceFolder } from './outputFolder.ts'
import { seoFiles } from './seoFiles.ts'
import { headerRules, headersFile, siteHeaders } from './headers.ts'
import { redirects, redirectsFile } from './redirects.ts'
import { icons, nameVersions, sharingImages } from './images.ts'
import { bundleInline, completePage, listModules, pageEnd, pageHead, type PageParts } from './htmlPage.ts'
import { countGaps, listGaps } from './checkFacts.ts'
import { createBuiltFacts, readSiteConfig } from './siteConfig.ts'

type Prerender = typeof import('#src/start/prerender.tsx')

/** Vite plugin: builds the whole site, and shows it as its server does in `vite preview`, without the endpoints. */
export function siteBuild(): Plugin {
  return {
    name: 'site-build',
    config({ build }, { command, mode, isPreview }) {
      const folder = build?.outDir ?? process.env['SITE_DIR'] ?? 'dist'
      if (isPreview) return { appType: 'custom', build: { outDir: folder } }
      if (command !== 'build') return {}
      // Vite keeps another value, such as that of a shell or of a test runner, and React's JSX would then be compiled for
      // development.
      process.env['NODE_ENV'] = 'production'
      readConfiguration(mode)
      return {
        logLevel: 'warn',
        environments: {
          client: {
            build: {
              outDir: `${folder}.next`,
              emptyOutDir: true,
              manifest: true,
              rolldownOptions: { input: 'src/main.tsx' },
            },
          },
          // One file without dependencies: a running server has read all of it when a later build replaces it, and the hosted
          // functions have no node_modules.
          ssr: {
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true },
            build: {
              outDir: `${folder}-server.next`,
              emptyOutDir: true,
              copyPublicDir: false,
              emitAssets: false,
              rolldownOptions: {
                input: 'src/start/prerender.tsx',
                output: { codeSplitting: false, entryFileNames: 'prerender.mjs' },
              },
            },
          },
        },
        builder: { buildApp: (builder) => buildSite(builder, folder, mode) },
      }
    },
    async configurePreviewServer({ config, middlewares }) {
      const answer = getRequestListener(await loadSite(config.build.outDir))
      middlewares.use((incoming, outgoing) => void answer(incoming, outgoing))
    },
  }
}

/** Waits until no other process builds. The system releases the lock when a process ends, however it ends. */
function lockBuilds(): DatabaseSync {
  mkdirSync('.cache', { recursive: true })
  const lock = new DatabaseSync('.cache/build.lock', { timeout: 600_000 })
  lock.exec('BEGIN EXCLUSIVE')
  return lock
}

async function buildSite(builder: ViteBuilder, folder: string, mode: string): Promise<void> {
  const lock = lockBuilds()
  // Before the build, so that a file which changes meanwhile makes the next start build again.
  const sources = hashSources()
  const configuration = readConfiguration(mode)
  const problems = await findTextProblems()
  if (problems.length > 0) stop(problems)
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
  await writeSite(folder, sources, configuration)
  lock.close()
}

/** Writes what a site has beside the client: the pages, what is made from them, and what the server reads. */
async function writeSite(
  folder: string,
  sources: string,
  { variables, site, unread }: ReturnType<typeof readConfiguration>,
): Promise<void> {
  const [out, server] = [`${folder}.next`, `${folder}-server.next`]
  const manifest = JSON.parse(await readFile(`${out}/.vite/manifest.json`, 'utf8')) as Manifest
  await rm(`${out}/.vite`, { recursive: true })
  const parts = await pageParts(manifest, out, site.failuresUrl)

  const { pages, renderPage } = (await import(pathToFileURL(`${server}/prerender.mjs`).href)) as Prerender

  const all = pages()
  const lost = Object.entries(redirects).filter(([, to]) => all.every(({ path }) => path !== to))
  if (lost.length > 0) stop(lost.map(([from, to]) => `scripts/redirects.ts: '${from}': there is no page ${to}.`))
  const images = sharingImages(all, site.name)
  for (const { path } of all) {
    const page = await renderPage(path)
    if (page.isNotFound) throw new Error(`The page ${path} rendered as not found. Does its route throw notFound()?`)
    await writePage(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, page)
  }
  await writePage('404.html', await renderPage('/404'))

  const files = {
    ...seoFiles(all, site),
    ...images,
    ...(await icons(site.name)),
  }
  for (const [file, content] of Object.entries(files)) await write(file, content)
  const headers = siteHeaders(parts, { ...site, chatUrl: site.chat?.url })
  await writeFile(`${server}/forms.mjs`, await formsModule(headers))
  await writeFile(`${server}/sources.txt`, sources)
  const rules = headerRules(headers)
  await write('_headers', headersFile(rules))
  const moved = redirectsFile(redirects, site.hasNativeForms ? site.backendUrl : '')
  if (moved) await write('_redirects', moved)
  await writeFile(`${server}/hosting.json`, JSON.stringify({ headers: rules, redirects } satisfies Hosting))
  // npm start prints this line again when it serves a site that was built earlier.
  const missing = [
    ...(site.isHidden ? ['VITE_NOINDEX hides this site from search engines.'] : []),
    countGaps(listGaps(variables)),
  ]
    .filter(Boolean)
    .join('\n')
  await writeFile(`${server}/missing.txt`, missing)
  await writeFile(`${server}/facts.json`, JSON.stringify(createBuiltFacts(variables)))
  await compressAll(out)
  await replaceFolder(server, `${folder}-server`)
  await replaceFolder(out, folder)
  console.log(`${all.length} pages and 404.html in ${folder}/`)
  if (missing) console.log(missing)
  if (unread) console.log(unread)

  async function writePage(file: string, { html, routeFiles }: RenderedPage) {
    await write(file, completePage(nameVersions(html, images), headOf(routeFiles), pageEnd(parts)))
  }

  function headOf(routeFiles: string[]): string {
    return pageHead(listModules(manifest, routeFiles), parts)
  }

  /** Returns the module that renders the page of a form for a server (server/http/formEndpoint.ts). */
  async function formsModule(headers: Record<string, string>): Promise<string> {
    const heads = await Promise.all(
      formPages.map(async (page) => [page, headOf((await renderPage(page)).routeFiles)] as const),
    )
    return `import { renderPage } from './prerender.mjs'
  const heads = ${JSON.stringify(Object.fromEntries(heads))}
  // A page that shows what was typed runs no script: hydration would render the form empty.
  const styles = ${JSON.stringify(`<style>${parts.styles}</style>`)}
  const end = ${JSON.stringify(pageEnd(parts))}
  const headers = ${JSON.stringify(headers)}
  export async function renderForm(page, answer) {
    const { html } = await renderPage(page, answer)
    const parts = 'sent' in answer ? { '</head>': heads[page], '</body>': end } : { '</head>': styles }
    return { html: html.replace(/<\\/(head|body)>/g, (tag) => (parts[tag] ?? '') + tag), headers }
  }
  `
  }

  async function write(file: string, content: string | Buffer) {
    await mkdir(dirname(`${out}/${file}`), { recursive: true })
    await writeFile(`${out}/${file}`, content)
  }
}

/** Ends the build with what to change, without the stack of an error. */
function stop(problems: string[]): never {
  console.error(problems.join('\n'))
  process.exit(1)
}

/** Reads the variables of the site. A wrong one ends the build with what to write, without the stack of an error. */
function readConfiguration(mode: string) {
  try {
    return readSiteConfig(mode)
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}

async function pageParts(built: Manifest, out: string, failuresUrl: string): Promise<PageParts> {
  const style = Object.values(built).find(({ file }) => file.endsWith('.css'))
  if (!style) throw new Error('The build wrote no styles. Import src/styles/index.css in src/main.tsx.')
  // Vite ends a stylesheet with a comment.
  const styles = (await readFile(`${out}/${style.file}`, 'utf8')).replace(/\/\*\$vite\$.*?\*\//, '').trim()
  await rm(`${out}/${style.file}`)
  return {
    styles,
    bootstrap: await bundleInline('src/start/bootstrap.ts'),
    failures: failuresUrl && (await bundleInline('src/start/listenForFailures.ts', failuresUrl)),
  }
}
