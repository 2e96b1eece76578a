import { expect, holdScripts, test, untilAlive } from './site.ts'

type Shared = { shared: string[] }

test('a click on Share before the scripts are here is answered when they come, once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    navigator.share = async ({ url } = {}) => void shared.push(url ?? '')
  })
  const shared = () => page.evaluate(() => (window as unknown as Shared).shared)
  await page.goto('/blog/data-security', { waitUntil: 'commit' })
  const share = page.getByRole('button', { name: 'Share' })
  await share.dblclick()
  release()
  await untilAlive(page)
  await expect.poll(shared).toHaveLength(1)
  await share.click()
  await expect.poll(shared).toHaveLength(2)
})
