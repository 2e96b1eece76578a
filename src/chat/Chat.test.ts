// The chat in the pages. The site has none by default, so tests/vitest.config.ts gives these pages the mocked provider.
import { consultationForm } from '#contract/consultation.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { submit, toast } from '../../tests/fixtures/forms.ts'
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

/** Returns texts and controls in the columns of a launcher that does not scroll with the page: it covers them somewhere. */
function listCovered(): string[] {
  const box = launcher().element().parentElement!
  if (getComputedStyle(box).position !== 'fixed') return []
  const { left } = box.getBoundingClientRect()
  const parts = [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
  const boxes = ({ childNodes }: Element) =>
    [...childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return []
      const range = document.createRange()
      range.selectNode(node)
      return [...range.getClientRects()]
    })
  return parts
    .filter((part) => !part.closest('.visually-hidden, [role="tooltip"]'))
    .filter((part) => {
      const controls = part.matches('a, button, input, select, textarea') ? [part.getBoundingClientRect()] : []
      return [...boxes(part), ...controls].some(({ right, width }) => width > 0 && right > left)
    })
    .map((part) => part.textContent.slice(0, 50))
}

test('covers no text and no control of any page', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  for (const path of [
    '/',
    '/contact',
    '/free-consultation',
    '/more-information',
    '/services/seo-optimization',
    '/blog/data-security',
  ]) {
    await visit(path)
    for (const width of [1_024, 1_280, 1_920]) {
      await page.viewport(width, 640)
      expect(listCovered(), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('covers no toast, and fits every screen', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(innerWidth, innerHeight)
  })
  await visit('/free-consultation')
  await submit().click()
  await expect.element(toast(consultationForm.says.incomplete.title)).toBeVisible()
  for (const width of [320, 768, 1_024, 1_280]) {
    await page.viewport(width, 640)
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
