// `npm run storybook`: the sheets in the development server. Vite adds their styles one by one there.
import { spawn } from 'node:child_process'
import { freePort } from '../fixtures/serverProcess.ts'
import { expect, openSheet, shownMachines, test as built } from './storybook.ts'

const test = built.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => {
    const port = await freePort()
    const options = ['dev', '-p', String(port), '--host', '127.0.0.1', '--ci', '--no-open', '--quiet']
    const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
    // A group of its own, because Storybook starts further processes.
    const storybook = spawn('storybook', options, { env, detached: true, stdio: 'ignore' })
    const url = `http://127.0.0.1:${port}`
    await expect
      .poll(
        () =>
          fetch(`${url}/index.json`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 120_000 },
      )
      .toBe(200)
    await use(url)
    process.kill(-storybook.pid!)
  },
})

test('shows the sheets, with entries of 200 letters, without scrolling sideways', async ({ page }) => {
  test.setTimeout(300_000)
  // The first page waits until Vite has bundled what it imports.
  await page.goto('/iframe.html?viewMode=story&id=contact-form--idle')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible({ timeout: 120_000 })
  for (const machine of shownMachines) {
    await openSheet(page, machine)
    const frames = page.locator('iframe[title$=", Phone"]')
    await expect(frames).not.toHaveCount(0)
    for (const frame of await frames.all()) {
      const body = frame.contentFrame().locator('body')
      const title = `${machine}: ${await frame.getAttribute('title')}`
      await expect(body.getByRole('button').first(), title).toBeAttached()
      await expect(body, title).toHaveCSS('background-color', 'rgb(247, 246, 242)')
      await expect
        .poll(() => body.evaluate(({ ownerDocument: { documentElement: root } }) => root.scrollWidth), {
          message: title,
        })
        .toBe(360)
    }
  }
})
