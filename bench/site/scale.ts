// npm run bench -- scale: measures the cost of more articles. Builds copies of the site with generated articles.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const parts = [
  'scripts',
  'server',
  'illustrations',
  'machines',
  'mocks',
  'public',
  'src',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]
const watched = ['/', '/contact', '/services/seo-optimization']

type Built = { articles: number; seconds: number; peakMegabytes: number; html: number[]; script: number[] }

/** Builds the site with 0, 100 and 1,000 more articles. Prints build time, memory, and the growth of other pages. */
export async function scale(): Promise<void> {
  const built: Built[] = []
  for (const articles of [0, 100, 1000]) built.push(await buildSite(articles))
  const [base] = built
  if (!base) return
  console.log(
    'more articles | build s | peak MB | ' + watched.map((page) => `${page}: HTML, script (brotli bytes)`).join(' | '),
  )
  for (const { articles, seconds, peakMegabytes, html, script } of built) {
    const gains = watched.map(
      (_, index) =>
        `${html[index]} (+${perArticle(html, base.html, index, articles)} each), ${script[index]} (+${perArticle(script, base.script, index, articles)} each)`,
    )
    console.log(`${articles} | ${seconds.toFixed(1)} | ${Math.round(peakMegabytes)} | ${gains.join(' | ')}`)
  }
}

const perArticle = (now: number[], before: number[], index: number, articles: number) =>
  articles === 0 ? 0 : (((now[index] ?? 0) - (before[index] ?? 0)) / articles).toFixed(1)

async function buildSite(articles: number): Promise<Built> {
  const folder = resolve(`.cache/scale/${articles}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const part of parts) if (existsSync(part)) await cp(part, `${folder}/${part}`, { recursive: true })
  await symlink(resolve('node_modules'), `${folder}/node_modules`)
  for (let number = 1; number <= articles; number += 1) {
    await writeFile(`${folder}/src/articles/generated-${number}.mdx`, article(number))
    await writeFile(`${folder}/illustrations/articles/generated-${number}.ts`, drawing(number))
  }
  const began = performance.now()
  const peakMegabytes = await run(folder)
  const seconds = (performance.now() - began) / 1000
  const pages = await Promise.all(watched.map((page) => measureBytes(folder, page)))
  return {
    articles,
    seconds,
    peakMegabytes,
    html: pages.map(({ html }) => html),
    script: pages.map(({ script }) => script),
  }
}

/** Builds a copy and returns its peak memory in megabytes; NaN if the system is not Linux. */
function run(folder: string): Promise<number> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  let peak = Number.NaN
  const watch = setInterval(() => {
    readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (status) => (peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024),
      () => undefined,
    )
  }, 100)
  return new Promise((done, fail) => {
    child.once('close', (code) => {
      clearInterval(watch)
      if (code === 0) done(peak)
      else fail(new Error(`The build in ${folder} failed. Run node scripts/build.ts there.`))
    })
  })
}

async function measureBytes(folder: string, page: string): Promise<{ html: number; script: number }> {
  const html = await readFile(`${folder}/dist${page === '/' ? '' : page}/index.html`, 'utf8')
  const modules = Array.from(html.matchAll(/<link rel="deferred-module" href="([^"]+)"/g), ([, href]) => href)
  const scripts = await Promise.all(modules.map((module) => readFile(`${folder}/dist${module}`)))
  const sizes = scripts.map((script) => brotliCompressSync(script).length)
  return { html: brotliCompressSync(html).length, script: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Returns the source of an article of about 1,000 words. Every sentence is unique, so compression gains nothing. */
function article(number: number): string {
  const sentence = (place: number) =>
    Array.from(
      { length: 10 },
      (_, index) =>
        `Sentence ${index + 1} of paragraph ${place} in generated article ${number} speaks of part ${number * 1000 + place * 10 + index}.`,
    ).join(' ')
  const section = (place: number) => `## Section ${place} of ${number}\n\n${sentence(place)}\n\n- Point ${place}\n`
  return `---
title: Generated Article Number ${number} for Measuring
summary: What one more article costs the other pages of the site, measured by generated article number ${number}.
topics: [data, web]
closing:
  heading: Measure Again
  text: Closing.
  button: Learn More
---

${[1, 2, 3, 4, 5, 6, 7, 8].map(section).join('\n')}`
}

/** Returns the source of an empty drawing. */
const drawing = (number: number) => `import { plate } from '../kit/index.ts'

export default plate({ name: 'generated-${number}', number: 'G-${number}', alt: 'Nothing', parts: [] })
`
