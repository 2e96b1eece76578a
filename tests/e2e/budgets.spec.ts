// Size limits of design.md for the built files, compressed with brotli, in kB of 1,000 bytes. Files fetched when idle
// are measured by npm run bench.
import { glob, readFile, stat } from 'node:fs/promises'
import { expect, test } from '@playwright/test' // opens no page, so it needs no watched one

const maxSize = { page: 95, form: 115 }

const forms = new Set(['contact', 'free-consultation', 'more-information'])

const readSize = async (file: string) => (await stat(`dist/${file}.br`)).size / 1_000

/** Lists a page's modules, largest first: `main-1a2b.js 91.5 kB`. */
async function listModules(html: string) {
  const names = Array.from(html.matchAll(/<link rel="deferred-module" href="([^"]+)"/g), ([, href]) => href!)
  const modules = await Promise.all(names.map(async (name) => ({ name, size: await readSize(name) })))
  modules.sort((one, other) => other.size - one.size)
  const list = modules.map(({ name, size }) => `${name.replace('/assets/', '')} ${size.toFixed(1)} kB`).join(', ')
  return { names, list, sum: modules.reduce((sum, { size }) => sum + size, 0) }
}

test('keeps every page within its size limits, before first paint and in scripts', async () => {
  let pages = 0
  for await (const file of glob('**/*.html', { cwd: 'dist' })) {
    const page = file.replace(/\/?index\.html$/, '')
    const html = await readFile(`dist/${file}`, 'utf8')
    const { names, list, sum } = await listModules(html)
    expect(names.length, `the modules of /${page}`).toBeGreaterThan(0)
    expect.soft(await readSize(file), `/${page} before its first paint, kB`).toBeLessThanOrEqual(16)
    const atMost = forms.has(page) ? maxSize.form : maxSize.page
    expect.soft(sum, `script of /${page}, at maxSize ${atMost} kB: ${list}`).toBeLessThanOrEqual(atMost)
    pages += 1
  }
  expect(pages).toBeGreaterThan(38)
})

test('keeps lazily loaded chunks within their size limits', async () => {
  const budgets: Record<string, number> = { http: 10, OpenCalendar: 20, sessionClient: 50 }
  for (const [name, atMost] of Object.entries(budgets)) {
    const found: string[] = []
    for await (const file of glob(`assets/${name}-*.js`, { cwd: 'dist' })) found.push(file)
    expect(found, `the chunk ${name}`).toHaveLength(1)
    expect.soft(await readSize(found[0]!), `${found[0]}, kB`).toBeLessThanOrEqual(atMost)
  }
})

test('ships nothing of the statechart addon', async () => {
  const found: string[] = []
  let files = 0
  for await (const file of glob('**/*.{html,js,css,json,txt}', { cwd: 'dist' })) {
    files += 1
    if (/statechart|storybook|elkjs/i.test(await readFile(`dist/${file}`, 'utf8'))) found.push(file)
  }
  expect(files).toBeGreaterThan(50)
  expect(found).toEqual([])
})
