// The chat in the pages. The site has none by default, so tests/vitest.config.ts gives these pages the mocked provider.
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { bookButton } from '../../tests/fixtures/formButtons.ts'
import { toast } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const launcher = () => page.getByRole('button', { name: 'Live chat' })
const panel = () => page.getByRole('dialog', { name: 'Live chat' })
const closer = () => page.getByRole('button', { name: 'Close the chat' })

test('asks the provider on request only, names it, and stays open during navigation', async () => {
  await visit('/contact')
  await expect.element(launcher()).toHaveAccessibleDescription(/^This chat is run by chat\.example, which receives/)
  await launcher().hover()
  const frames = () => [...document.querySelectorAll('iframe')]
  expect(frames()).toEqual([])
  await launcher().click()
  await expect.element(panel()).toHaveFocus()
  await expect.element(panel().getByText(/^This chat is run by chat\.example, which receives/)).toBeVisible()
  await expect.element(panel()).toHaveAttribute('aria-busy', 'false')
  const [frame] = frames()
  // What was written into the chat would be lost.
  frame!.addEventListener('load', () => frame!.remove())
  await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
  await expect.element(page.getByRole('heading', { name: 'More Information About Our Services' })).toBeVisible()
  expect(frames()).toEqual([frame])
})

const sidewaysScroll = () => document.documentElement.scrollWidth - innerWidth

/** Returns whether the launcher, if it does not scroll with the page, is in the same columns as a button of the form. */
function coversButton(): boolean {
  const box = launcher().element().parentElement!
  const buttons = Array.from(document.querySelectorAll('form button'), (button) => button.getBoundingClientRect())
  const { left } = box.getBoundingClientRect()
  return getComputedStyle(box).position === 'fixed' && buttons.some(({ right }) => left < right)
}

test('covers no button of a form and no toast, and fits every screen', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(innerWidth, innerHeight)
  })
  await visit('/free-consultation')
  await bookButton(page).click()
  await expect.element(toast('Error')).toBeVisible()
  for (const width of [320, 768, 1_024, 1_280]) {
    await page.viewport(width, 640)
    expect(coversButton(), `${width} px`).toBe(false)
    expect(sidewaysScroll(), `${width} px`).toBe(0)
    launcher().element().scrollIntoView({ block: 'center' })
    const { x, y, width: length, height } = launcher().element().getBoundingClientRect()
    expect(document.elementFromPoint(x + length / 2, y + height / 2)?.closest('button')).toBe(launcher().element())
  }
  await launcher().click()
  for (const [width, fontSize] of [
    [1_280, '100%'],
    [360, '100%'],
    [360, '200%'],
  ] as const) {
    await page.viewport(width, 640)
    document.documentElement.style.fontSize = fontSize
    await expect.element(closer()).toBeInViewport({ ratio: 1 })
    expect(sidewaysScroll()).toBe(0)
  }
})
