// The statechart panel beside the site's stories, and what a real layout shows of it. What the panel says, sends and enters
// is tested in packages/storybook-addon-statechart.
import type { Page } from '@playwright/test'
import { expect, openPanel, state, story, test } from './storybook.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const drawn = (page: Page, id: string) => page.locator(`.box[data-state="${id}"]`)

test('follows a visitor: marks the active states, logs events with their time, and offers the chart as a file', async ({
  page,
}) => {
  await openPanel(page, 'contact-form--filled')
  await expect(state(page)).toHaveText('editing.idle.clean')
  await story(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(state(page)).toHaveText('editing.success')
  await expect(page.locator('.box.active').last()).toHaveAttribute('data-state', 'contact.editing.success')
  const log = page.getByRole('list', { name: /Events so far/ }).getByRole('listitem')
  await expect(log.first()).toContainText('send')
  const submit = log.filter({ hasText: 'submit' }).last()
  await expect(submit).toContainText('→ submitting')
  await expect(submit.locator('time')).toHaveText(/^\d\d:\d\d:\d\d\.\d{3}$/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'The chart as Mermaid' }).click()
  expect((await download).suggestedFilename()).toBe('contact.mmd')
})

test('creates the form in a state with the entries of a path, and sends the result of its actor', async ({ page }) => {
  await openPanel(page, 'contact-form--idle')
  await drawn(page, 'contact.submitting').locator('.name').click()
  await expect(state(page)).toHaveText('submitting')
  await expect(story(page).getByLabel('Name')).toHaveValue('Jana Nováková')
  await expect(story(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await button(page, 'done: send').click()
  await expect(state(page)).toHaveText('editing.success')
  await expect(story(page).getByLabel('Name')).toHaveValue('')
  await drawn(page, 'contact.editing.failure').locator('.name').click()
  await expect(state(page)).toHaveText('editing.failure')
  await expect(story(page).getByLabel('Name')).toHaveValue('Jana Nováková')
})

for (const side of ['right', 'bottom'] as const)
  test(`keeps the state in view, and legible, in a panel at the ${side}`, async ({ page }) => {
    await openPanel(page, 'consultation-form--submitting', side)
    await expect(drawn(page, 'consultation.booking.submitting').locator('.name')).toBeInViewport({ ratio: 1 })
    expect(
      (await drawn(page, 'consultation.booking.submitting').locator('.edge').boundingBox())!.height,
    ).toBeGreaterThan(20)
    await page.setViewportSize({ width: 900, height: 500 })
    await drawn(page, 'consultation.booking.editing.failure').locator('.name').dispatchEvent('click')
    await expect(drawn(page, 'consultation.booking.editing.failure').locator('.name')).toBeInViewport({ ratio: 1 })
  })
