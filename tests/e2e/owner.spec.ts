// What an owner has given is shown, and the chat works with it. What holds for every page: pages.spec.ts.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chatVariables, claimBases, facts } from '#contract/siteVariables.ts'
import { testedSite } from '#scripts/testedSite.ts'
import { chatPort } from '../owner/addresses.ts'
import { articles, expect, openHydrated, ownersServices, settings as given, test } from './siteTest.ts'

/** Returns a page's HTML as a visitor reads it: without tags, references as their characters, every space as one that breaks. */
const toText = (html: string) =>
  html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')

const pages = globSync('**/*.html', { cwd: testedSite }).map((file) => readFileSync(join(testedSite, file), 'utf8'))
const text = pages.map(toText).join('\n')

test('shows every fact of the company, in sentences that end once', () => {
  // The address of the site is in links, the company's profiles are in its structured data, the zone is shown beside a chosen hour, and the chat shows its facts when it is open.
  const elsewhere = new Set([
    'VITE_SITE_URL',
    'VITE_COMPANY_PROFILES',
    'VITE_COMPANY_TIMEZONE',
    ...Object.keys(chatVariables),
  ])
  const names = Object.keys(facts).filter((name) => !elsewhere.has(name))
  expect(names.length).toBeGreaterThan(Object.keys(claimBases).length)
  // A fact may begin a sentence.
  const sentences: Record<string, string[]> = {
    VITE_REFERENCES: given['VITE_REFERENCES']!.split('; '),
    VITE_CALL_MINUTES: [`The call takes ${given['VITE_CALL_MINUTES']} minutes.`],
    VITE_REPLY_DAYS: [`within ${given['VITE_REPLY_DAYS']} working days.`],
    // In the groups of its country, because of the extension.
    VITE_COMPANY_PHONE: ['+421 2 555 512 34 ext. 567'],
  }
  const shown = (name: string) => sentences[name] ?? [given[name]!.replace(/^./, '')]
  expect(names.filter((name) => !shown(name).every((value) => text.includes(value)))).toEqual([])
  expect(text.match(/.{30}[^.]\.\.(?!\.)/g) ?? []).toEqual([])
})

test('shows what the owner has written into the texts', () => {
  for (const { order, basis } of ownersServices)
    for (const fact of [order.price, order.remedy, order.storage, ...Object.values(basis)]) expect(text).toContain(fact)
  for (const { facts } of articles) expect(text).toContain(facts.article.author?.name)
  expect(articles.map(({ drawing }) => drawing.number)).toContain('A-100')
  expect(ownersServices.map(({ drawing }) => drawing.number)).toContain('S-90')
})

test('shows the picture of a text in its own shape, and keeps its place until it arrives', async ({ page }) => {
  await page.goto(`/blog/${articles.find(({ source }) => source.includes('stand.png'))!.slug}`)
  const picture = page.getByRole('img', { name: 'Our stand with a pump on a table' })
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const { natural, attributes, shown } = await picture.evaluate((image: HTMLImageElement) => ({
    natural: [image.naturalWidth, image.naturalHeight],
    attributes: [Number(image.getAttribute('width')), Number(image.getAttribute('height'))],
    shown: image.offsetWidth / image.offsetHeight,
  }))
  expect(attributes).toEqual(natural)
  expect(shown).toBeCloseTo(natural[0]! / natural[1]!, 1)
})

test('names the address of the site wherever a link leaves it', () => {
  const site = given['VITE_SITE_URL']!
  for (const html of pages) expect(html).not.toContain('b2b-services.example')
  for (const file of ['sitemap.xml', 'robots.txt', 'feed.xml', 'llms.txt'])
    expect(readFileSync(join(testedSite, file), 'utf8')).toContain(site)
})

test.describe('chat', () => {
  test.use({ expectedOrigins: [`http://127.0.0.1:${chatPort}`] })

  for (const width of [360, 1280])
    test(`opens the page of the provider, and closes it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openHydrated(page, '/contact')
      await page.getByRole('button', { name: 'Live chat' }).click()
      const panel = page.getByRole('dialog')
      await expect(panel).toContainText(given['VITE_CHAT_PROVIDER']!)
      await expect(panel.getByRole('link', { name: /privacy/i })).toHaveAttribute(
        'href',
        given['VITE_CHAT_PRIVACY_URL']!,
      )
      const chat = panel.locator('iframe').contentFrame()
      await chat.getByLabel('Write to the chat').fill('Do you have “Größe 12”?')
      await chat.getByRole('button', { name: 'Send' }).click()
      await expect(chat.getByText('You: Do you have “Größe 12”?')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await panel.getByRole('button', { name: /close/i }).click()
      await expect(panel).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Live chat' })).toBeFocused()
    })
})
