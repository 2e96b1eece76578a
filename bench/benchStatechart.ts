// Measures the frames of the panel while a chart of about 200 states changes ten times a second:
// STORYBOOK_URL=http://127.0.0.1:6006 node bench/benchStatechart.ts, with `npm run storybook` running.
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '#scripts/chromium.ts'

const url = process.env['STORYBOOK_URL']
if (url === undefined) throw new Error('STORYBOOK_URL is missing: set it to the address of a running Storybook.')
const seconds = 5

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments })
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
const started = performance.now()
await page.goto(`${url}/?path=/story/addons-statechart--two-hundred-states&addonPanel=statechart/panel&panel=right`)
await page.getByRole('img', { name: /^Statechart of plant/ }).waitFor({ timeout: 120_000 })
const drawn = performance.now() - started

const measure = () =>
  page.evaluate(
    (time) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = []
        let last = performance.now()
        const end = last + time
        const frame = (now: number) => {
          gaps.push(now - last)
          last = now
          if (now < end) requestAnimationFrame(frame)
          else resolve(gaps.slice(1).toSorted((a, b) => a - b))
        }
        requestAnimationFrame(frame)
      }),
    seconds * 1000,
  )

const print = (label: string, gaps: number[]) => {
  const at = (part: number) => gaps[Math.floor(part * (gaps.length - 1))]!.toFixed(1)
  const rate = (gaps.length / seconds).toFixed(1)
  console.log(
    `${label}: ${rate} frames/s; a frame takes ${at(0.5)} ms (median), ${at(0.95)} ms (p95), ${at(1)} ms (longest)`,
  )
}

console.log(
  `drawn ${Math.round(drawn)} ms after the address was opened, ${await page.locator('[data-state]').count()} states`,
)
print('at rest', await measure())
await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Run' }).click()
print('32 states changing ten times a second', await measure())
await browser.close()
