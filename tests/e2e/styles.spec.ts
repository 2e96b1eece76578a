import { glob, readFile } from 'node:fs/promises'
import { expect, openHydrated, pages, test } from './siteTest.ts'

const article = '/blog/b2b-marketing-trends-2024'

test('gives every list without markers an explicit role, for VoiceOver', async ({ page }) => {
  for (const path of [...pages, article]) {
    await openHydrated(page, path)
    const [all, bare] = await page.evaluate(() => {
      const lists = [...document.querySelectorAll('ul, ol')].filter(
        (list) => getComputedStyle(list).listStyleType === 'none' || getComputedStyle(list).display === 'grid',
      )
      return [lists.length, lists.filter((list) => list.role !== 'list').map(({ outerHTML }) => outerHTML)]
    })
    expect(all, path).toBeGreaterThan(0)
    expect(bare, path).toEqual([])
  }
})

test('declares content without alternative text first, for browsers that drop the declaration with it', async () => {
  let count = 0
  for await (const file of glob('**/*.{html,css}', { cwd: 'dist' })) {
    const css = await readFile(`dist/${file}`, 'utf8')
    for (const { 1: content = '', index } of css.matchAll(/content:([^;{}]+?)\s*\/\s*(?:""|'')/g)) {
      expect(css.slice(0, index).trimEnd().endsWith(`content:${content};`), `${file}: ${content}`).toBe(true)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(0)
})
