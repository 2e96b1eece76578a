// What must and must not be in the built files: sizes, mocks, tools, and HTML that validates. No browser is needed.
import { glob, readFile, stat } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { sizeLimits } from '#scripts/outputFolder.ts'
import { testedSite } from '#scripts/testedSite.ts'
import { allPages, articles } from './siteTest.ts'

const readSize = async (file: string) => (await stat(`${testedSite}/${file}.br`)).size / 1_000

/** Lists a page's modules, largest first: `main-1a2b.js 91.5 kB`. */
async function listModules(html: string) {
  const links = html.matchAll(/<link rel="deferred-module" href="([^"]+)"/g)
  const modules = await Promise.all(Array.from(links, async ([, name = '']) => ({ name, size: await readSize(name) })))
  modules.sort((one, other) => other.size - one.size)
  const list = modules.map(({ name, size }) => `${name.replace('/assets/', '')} ${size.toFixed(1)} kB`).join(', ')
  return { list, sum: modules.reduce((sum, { size }) => sum + size, 0) }
}

test('keeps every page within its size limits, in valid HTML', async () => {
  const validate = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'long-title': 'off',
      'no-inline-style': 'error',
      'no-redundant-role': ['error', { exclude: ['list'] }],
    },
  })
  const errors: string[] = []
  let pages = 0
  for await (const file of glob('**/*.html', { cwd: testedSite })) {
    pages += 1
    const page = file.replace(/\/?index\.html$/, '')
    const html = await readFile(`${testedSite}/${file}`, 'utf8')
    const { list, sum } = await listModules(html)
    expect(sum, `the modules of /${page}`).toBeGreaterThan(0)
    expect.soft(await readSize(file), `/${page} before its first paint, kB`).toBeLessThanOrEqual(sizeLimits.document)
    const atMost = /<form[^>]+method="post"/.test(html) ? sizeLimits.form : sizeLimits.page
    expect.soft(sum, `script of /${page}, at most ${atMost} kB: ${list}`).toBeLessThanOrEqual(atMost)
    // Front matter is no Markdown, in which “&nbsp;” is a character.
    expect(html, `/${page} shows an entity`).not.toMatch(/&amp;[a-z]+;/i)
    expect(html, `/${page} loads the session's client`).not.toMatch(/assets\/session/)
    const { results } = await validate.validateString(html, file)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      errors.push(`${file}:${line}:${column} ${ruleId} ${message}`)
  }
  // The pages of the sitemap and 404.html.
  expect(pages).toBe(allPages.length + 1)
  expect([...new Set(errors)]).toEqual([])
})

test('ships no mocks, no service worker, nothing of Storybook, and the client of sessions in its chunk only', async () => {
  let files = 0
  for await (const file of glob('**/*.{html,js,css,json,svg,xml,txt}', { cwd: testedSite })) {
    files += 1
    const text = await readFile(`${testedSite}/${file}`, 'utf8')
    expect(file).not.toMatch(/mock/i)
    expect(text, file).not.toMatch(/navigator\.serviceWorker|\bmsw\b|setupWorker|statechart|storybook|elkjs/i)
    if (!file.startsWith('assets/sessionClient-')) expect(text, file).not.toContain('GoTrueClient')
  }
  expect(files).toBeGreaterThan(50)
})

test('gives the script of a page no summary of an article that it does not link', async () => {
  const summaries = articles.map(({ facts }) => JSON.stringify(facts.summary).slice(1, -1))
  const found: Record<string, number> = {}
  for await (const file of glob('assets/*.js', { cwd: testedSite })) {
    const text = await readFile(`${testedSite}/${file}`, 'utf8')
    const count = summaries.filter((summary) => text.includes(summary)).length
    if (count > 0) found[file.replace(/-[\w-]{8}\.js$/, '')] = count
  }
  // Its own, and those of the three articles to read next.
  expect(new Set(Object.values(found))).toEqual(new Set([4]))
  expect(Object.keys(found)).toHaveLength(summaries.length)
})
