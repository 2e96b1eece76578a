// The statechart panel beside the site's stories, and what a real layout shows of it. What the panel says, sends and enters
// is tested in packages/storybook-addon-statechart.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, openPanel, state, story, test } from './storybook.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const drawn = (page: Page, id: string) => page.locator(`.box[data-state="${id}"]`)
const drawing = (page: Page, name: string) => page.getByRole('img', { name: `Statechart of ${name}` })
const frame = (page: Page, name: string) => page.getByRole('region', { name: `Drawing of ${name}` })

test('follows a visitor: marks the active states, logs events with their time, and offers the chart as a file', async ({
  page,
}) => {
  await openPanel(page, 'contact-form--filled')
  await expect(state(page)).toHaveText('editing.idle.clean')
  await story(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(state(page)).toHaveText('editing.success')
  await expect(page.locator('.box.active').last()).toHaveAttribute('data-state', 'contact.editing.success')
  const log = page.getByRole('list', { name: /Events so far/ }).getByRole('listitem')
  await expect(log.first()).toContainText('sendContactEmail')
  const submit = log.filter({ hasText: 'submit' })
  await expect(submit).toContainText('→ submitting')
  await expect(submit.locator('time')).toHaveText(/^\d\d:\d\d:\d\d\.\d{3}$/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'The chart as Mermaid' }).click()
  expect((await download).suggestedFilename()).toBe('contact.mmd')
})

test('enters a state with the entries that lead there, and holds it', async ({ page }) => {
  await openPanel(page, 'contact-form--idle')
  await drawn(page, 'contact.submitting').locator('.name').click()
  await expect(state(page)).toHaveText('submitting')
  await expect(story(page).getByLabel('Name')).toHaveValue('Jana Nováková')
  await expect(story(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await button(page, 'Go on').click()
  await expect(state(page)).toHaveText('editing.success')
  await expect(story(page).getByLabel('Name')).toHaveValue('')
  await drawn(page, 'contact.editing.failure').locator('.name').click()
  await expect(story(page).getByText('Failed to send message. Please try again.')).toBeVisible()
  await expect(story(page).getByLabel('Name')).toHaveValue('Jana Nováková')
})

test('enters a state of a booking by keyboard', async ({ page }) => {
  await openPanel(page, 'consultation-form--idle')
  await page.getByRole('tree', { name: 'States of consultation' }).getByRole('treeitem').last().focus()
  for (let step = 0; step < 10; step += 1) {
    if (await page.locator('[data-item="consultation.time.flexible"]:focus').isVisible()) break
    await page.keyboard.press('ArrowUp')
  }
  // While the outline is visually hidden, the drawing marks the focused item.
  await expect(page.locator('.box.focused')).toHaveAttribute('data-state', 'consultation.time.flexible')
  await page.keyboard.press('Enter')
  await expect(state(page)).toHaveText('booking.editing.idle.clean · time.flexible')
  await expect(page.getByRole('treeitem', { name: /^flexible.*current/ })).toHaveAttribute('aria-current', 'true')
  await expect(story(page).getByRole('combobox', { name: 'Preferred Time *' })).toBeDisabled()
})

// In the site's theme. The addon's own stories show Storybook's dark theme, and axe checks them too.
test('looks at an invoked machine by keyboard, and passes axe as drawing and as list', async ({ page }) => {
  await openPanel(page, 'addons-statechart--samples')
  await page.locator('[data-state="order.paying"] .name').click()
  await expect(page.locator('.actor.active', { hasText: 'payment (machine) running' })).toBeVisible()
  await button(page, 'Look at payment').press('Enter')
  await expect(drawing(page, 'order › payment')).toBeVisible()
  await button(page, 'Payload of card.enter').click()
  for (const view of ['Drawing', 'List']) {
    await button(page, view).click()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('#storybook-panel-root').analyze()
    const inPanel = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    expect(inPanel, view).toEqual([])
  }
  // The examples of the story are those of the invoked machine, too.
  await button(page, 'card.enter').click()
  await expect(state(page)).toHaveText('entered')
  await page.locator('.choice').getByRole('combobox').selectOption('order')
  await expect(state(page)).toHaveText(/paying/)
})

test('shows the whole chart in letters of 8 pixels or more until the reader zooms, and again on Whole', async ({
  page,
}) => {
  await openPanel(page, 'addons-statechart--off')
  const scale = () =>
    drawing(page, 'press').evaluate((svg: SVGSVGElement) => svg.width.baseVal.value / svg.viewBox.baseVal.width)
  await button(page, 'Whole').click()
  await expect(drawn(page, 'press.drive.running.fast')).toBeAttached()
  expect(12 * (await scale())).toBeGreaterThanOrEqual(7.99)
  await expect(button(page, 'Whole')).toHaveAttribute('aria-pressed', 'true')

  await frame(page, 'press').focus()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('+')
  await button(page, 'door.open').click()
  await expect(state(page)).toHaveText('drive.off · door.open')
  expect(await scale()).toBe(2)
  await frame(page, 'press').focus()
  await page.keyboard.press('0')
  await expect.poll(scale).toBeLessThan(1)
  // A new actor leaves the drawing as the reader wants it.
  await drawn(page, 'press.drive.warming').locator('.name').click()
  await expect(state(page)).toHaveText('drive.warming · door.closed')
  await expect(button(page, 'Whole')).toHaveAttribute('aria-pressed', 'true')
})

for (const side of ['right', 'bottom'] as const)
  test(`keeps the entered state in view, and legible, in a panel at the ${side}`, async ({ page }) => {
    await openPanel(page, 'consultation-form--submitting', side)
    await expect(drawn(page, 'consultation.booking.submitting').locator('.name')).toBeInViewport({ ratio: 1 })
    expect(
      (await drawn(page, 'consultation.booking.submitting').locator('.edge').boundingBox())!.height,
    ).toBeGreaterThan(20)
    await page.setViewportSize({ width: 900, height: 500 })
    await openPanel(page, 'addons-statechart--off', side)
    for (const [event, entered] of [
      ['door.open', 'door.open'],
      ['door.close', 'door.closed'],
      ['drive.resume', 'drive.running.slow'],
    ] as const) {
      await button(page, event).click()
      await expect(page.locator(`[data-state="press.${entered}"].active > .name`)).toBeInViewport({ ratio: 1 })
    }
    // A guard refuses to open the door while the press runs.
    await expect(button(page, 'door.open')).toBeDisabled()
    await story(page).getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.locator('[data-state="press.drive.off"].active > .name')).toBeInViewport({ ratio: 1 })
  })
