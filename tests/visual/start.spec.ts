import { expect, story, test } from './storybook.ts'

test('opens with the start page, whose links lead to stories', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/path=\/story\/start-here--start-here/)
  const index = await page.request.get('/index.json')
  const { entries } = (await index.json()) as { entries: Record<string, unknown> }
  const links = story(page).locator('a[href*="path=/story/"]')
  await expect(links).toHaveCount(7)
  const ids = await links.evaluateAll((all) =>
    all.map((link) => /story\/([^&]+)/.exec((link as HTMLAnchorElement).href)?.[1]),
  )
  expect(ids.filter((id) => !Object.hasOwn(entries, id!))).toEqual([])
  await links.first().click()
  await expect(page).toHaveURL(/path=\/story\/contact-states--matrix/)
})
