// The parts of pages that show most of what an owner gives, as an art director would compare them. After a visible change:
// `npx node scripts/testOwner.ts pictures --update-snapshots=changed`, look at the pictures, and commit them.
import { expect, openHydrated, test } from '../e2e/siteTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The footer shows the later one of the years of build and visitor.
test.beforeEach(({ page }) => page.clock.setFixedTime('2099-03-05T09:30:00Z'))

const section = (title: string) => `section[aria-labelledby="${title}"]`

const pictures = {
  home: ['/', section('trust')],
  contact: ['/contact', section('get-in-touch')],
  booking: ['/free-consultation', 'div:has(> [aria-labelledby="consultation-form-title"])'],
  service: ['/services/seo-optimization', section('a-typical-order')],
  footer: ['/', 'footer'],
} as const

for (const [name, [path, part]] of Object.entries(pictures))
  for (const width of [360, 1280])
    test(`${name} at ${width} px looks as it did`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openHydrated(page, path)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // The height of what is above the footer is no whole number, and would shift its lines by a part of a pixel.
      if (part === 'footer') await page.locator('main').evaluate((main) => (main.style.display = 'none'))
      // The launcher of the chat is at the end of the window.
      await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
      await expect(page.locator(part).first()).toHaveScreenshot(`${name}-${width}.png`)
    })
