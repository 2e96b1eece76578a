// Saves screenshots of the main pages, in every engine at three widths, for review in .cache/engines/.
import { mkdir, writeFile } from 'node:fs/promises'
import { button } from './tab.ts'
import { test } from './test.ts'

const pages = {
  home: '/',
  contact: '/contact',
  consultation: '/free-consultation',
  information: '/more-information#contact-form',
  service: '/services/b2b-database',
  'article-social': '/blog/social-media-b2b',
  'article-brand': '/blog/brand-identity-development',
  missing: '/no-such-page',
}

for (const width of [360, 768, 1280]) {
  test(`takes screenshots at ${width} px`, async ({ tab, engineName }) => {
    const folder = '.cache/engines'
    await mkdir(folder, { recursive: true })
    const take = async (name: string) =>
      writeFile(`${folder}/${name}-${width}-${engineName}.png`, await tab.screenshot())
    await tab.resize(width, 900)
    for (const [name, path] of Object.entries(pages)) {
      await tab.goto(path)
      await tab.waitForHydration()
      await take(name)
    }
    await tab.goto('/free-consultation')
    await tab.waitForHydration()
    await tab.click(button('Schedule Consultation'))
    await take('consultation-invalid')
  })
}
