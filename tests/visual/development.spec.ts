// `npm run storybook`, which serves modules as they are written. The other tests open the built Storybook.
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { expect, story, test as base } from './storybook.ts'

/** Returns a port that nothing listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const test = base.extend<object, { development: string }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const command = ['dev', '--ci', '--exact-port', '--port', String(port), '--host', '127.0.0.1']
      const server = spawn('node_modules/.bin/storybook', command, { stdio: 'ignore' })
      await expect
        .poll(
          () =>
            fetch(url).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 90_000 },
        )
        .toBe(true)
      await use(url)
      server.kill()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ development }, use) => use(development),
})

/** What Storybook's preview says about the story that it renders. */
type PreviewWindow = { __STORYBOOK_PREVIEW__: { currentRender: { phase: string } } }

// All sheets share one server.
test.describe.configure({ mode: 'default' })

for (const machine of ['contact', 'consultation', 'chat'])
  test(`shows the states of ${machine} beside the panels`, async ({ page }) => {
    await page.goto(`/?path=/story/${machine}-all-states--all-states`)
    await expect(story(page).locator('main[aria-busy="false"]')).toBeVisible({ timeout: 60_000 })
    // The preview reports an error of its source panel after the sheet has rendered.
    const phase = () =>
      story(page)
        .locator('body')
        .evaluate(() => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.currentRender.phase)
    await expect.poll(phase).toBe('finished')
    await expect(story(page).locator('body')).toHaveClass(/sb-show-main/)
  })
