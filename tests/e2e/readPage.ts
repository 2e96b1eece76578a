// What pages.spec.ts reads of a page: each function returns the places where the page breaks a rule, or its text.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

/** Runs in the page before its own scripts: provides the text of its main part, and records it before modules run. */
export function recordDelivered(): void {
  // Without forms, whose fields are shown only where scripts run.
  const hidden = 'form, .scripted-only { display: none !important }'
  window.readText = () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(hidden)
    document.adoptedStyleSheets.push(sheet)
    const text = document.querySelector('main')?.innerText ?? ''
    document.adoptedStyleSheets.pop()
    return text
  }
  document.addEventListener('readystatechange', () => (window.deliveredText ??= window.readText()))
}

/** Runs in the page before its own scripts: records calls of functions that load the browser's locale data. */
export function recordLocaleCalls(): void {
  window.localeCalls = []
  const watch = (owner: object, ...names: string[]) => {
    for (const name of names) {
      const original: unknown = Reflect.get(owner, name)
      Object.defineProperty(owner, name, { get: () => (window.localeCalls.push(name), original) })
    }
  }
  watch(String.prototype, 'localeCompare')
  watch(Number.prototype, 'toLocaleString')
  watch(Date.prototype, 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString')
  // Its classes; a function begins with a small letter.
  watch(Intl, ...Object.getOwnPropertyNames(Intl).filter((name) => /^[A-Z]/.test(name)))
}

declare global {
  interface Window {
    readText: () => string
    deliveredText?: string
    localeCalls: string[]
  }
}

/** Returns the text of the main part as it was delivered, and as it is now. */
export const deliveredText = (page: Page): Promise<string> => page.evaluate(() => window.deliveredText!)
export const readableText = (page: Page): Promise<string> => page.evaluate(() => window.readText())

/** Returns the functions that were called and load locale data. */
export const localeCalls = (page: Page): Promise<string[]> => page.evaluate(() => window.localeCalls)

/** Returns the lists without markers that have no explicit role, without which VoiceOver does not announce a list. */
export const unnamedLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul, ol')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none' || getComputedStyle(list).display === 'grid')
      .filter((list) => list.role !== 'list')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/**
 * Returns the elements that count and are containers, or are in a container within the list that counts them. Older browsers
 * keep counters within a container (Chrome until 2024, WebKit still), and show 0 for each.
 */
export const containedCounters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOwn = (counters: string) => !/^(none|list-item.*)$/.test(counters)
    const ways = [...document.querySelectorAll('main *')]
      .filter((element) => isOwn(getComputedStyle(element).counterIncrement))
      .map((counted) => {
        const way = [counted]
        for (let at = counted.parentElement; at; at = at.parentElement) {
          if (isOwn(getComputedStyle(at).counterReset)) return way
          way.push(at)
        }
        // Without a reset the parent is what counts.
        return [counted]
      })
    return ways
      .flat()
      .filter((element) => getComputedStyle(element).containerType !== 'normal')
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Returns every element with a transition or an animation that takes time. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(', ').some((duration) => parseFloat(duration) > 0)
    return [document.documentElement, ...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element)
        const isAnimated = animationName !== 'none' && takesTime(animationDuration)
        return takesTime(transitionDuration) || isAnimated || scrollBehavior === 'smooth'
      })
      .map((element) => element.outerHTML.slice(0, 80))
  })

/** Returns the animations of more than five seconds, for which WCAG 2.2.2 asks for a way to stop them. */
export const lasting = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
      .map((animation) => (animation as CSSAnimation).animationName),
  )

/** Returns the controls without a border in forced colors. */
export const withoutShape = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input:not([type=checkbox]), select, textarea)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return borderTopStyle === 'none' || borderTopWidth === '0px'
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Returns what shows no outline, itself or around it, when the keyboard moves the focus to it. */
export async function withoutRing(page: Page): Promise<string[]> {
  // After a key, a script moves the focus as the keyboard does.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const isPlain = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle === 'none' || outlineWidth === '0px'
    }
    const bare = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex="0"]'),
    ]
      .filter((element) => {
        element.focus()
        let outlined: Element | null = document.activeElement === element ? element : null
        // A card shows the focus of the link in it.
        while (outlined && isPlain(outlined)) outlined = outlined.parentElement
        return document.activeElement === element && !outlined
      })
      .map((element) => element.outerHTML.slice(0, 120))
    scrollTo(0, 0)
    return bare
  })
}

/**
 * Returns the visible links, buttons and fields whose accessible name is not the text that they or their labels show
 * (D88). An icon shows no text, so its name is hidden.
 */
export async function otherNames(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(() => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const isClipped = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)'
    const isShown = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]')
    const readShown = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let shown = ''
      while (texts.nextNode()) {
        const around = texts.currentNode.parentElement!
        if (isShown(around) && !isClipped(around)) shown += texts.currentNode.textContent
      }
      return shown
    }
    const condense = (text: string) => text.replaceAll(/\s/g, '')
    axe.setup(document.documentElement)
    const found = [
      ...document.querySelectorAll<HTMLInputElement>('a[href], button, summary, input, select, textarea'),
    ].flatMap((element) => {
      if (!isShown(element)) return []
      const shown = condense((element.labels?.length ? [...element.labels] : [element]).map(readShown).join(''))
      const name = axe.commons.text.accessibleText(element)
      return shown === condense(name) || (shown === '' && element.querySelector('svg')) ? [] : [`${name}: ${shown}`]
    })
    axe.teardown()
    return found
  })
}

/** Returns the visible labels that Playwright finds at several elements, or at none. */
export async function sharedLabels(page: Page): Promise<string[]> {
  const labels = await page
    .locator('label')
    .evaluateAll((all) => all.filter((label) => label.checkVisibility()).map(({ textContent }) => textContent.trim()))
  const counts = await Promise.all(labels.map((label) => page.getByLabel(label).count()))
  return labels.filter((_, index) => counts[index] !== 1)
}

/** Returns the controls that a printed page still shows. */
export const printedControls = (page: Page): Promise<string[]> =>
  page
    .locator('button, form, nav, input, a[class*="button_"]')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 120)))

/** Returns the texts of a printed page that are too light for white paper. Browsers print no backgrounds. */
export const paleOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The skip link is above the sheet.
    const isOnSheet = ({ right, bottom, width }: DOMRect) => width > 1 && right > 0 && bottom + scrollY > 0
    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)!.map(Number)
      return 255 - alpha * (255 - (0.3 * red + 0.6 * green + 0.1 * blue))
    }
    return [...document.querySelectorAll('body *:not(script, style, noscript)')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim()))
      .filter((element) => element.checkVisibility() && isOnSheet(element.getBoundingClientRect()))
      .filter((element) => getComputedStyle(element).printColorAdjust !== 'exact')
      .filter((element) => brightness(getComputedStyle(element).color) > 160)
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
  })

/**
 * Returns the violated rules with their elements. All rules run, WCAG 2.2 AA and best practice.
 *
 * @param exclude CSS selectors of what is not tested
 */
export async function violations(page: Page, exclude: string[] = []): Promise<string[]> {
  // Not by @axe-core/playwright, which needs half as long again for a page.
  await page.evaluate(axeSource)
  return page.evaluate(
    async ([runOnly, exclude]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run({ exclude }, { runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [tags, exclude] as const,
  )
}

// Half as long as the module's own `source`, and so sent and compiled sooner.
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the widths, in pixels, at which the page scrolls sideways, and those at which a heading breaks a word, with the text
 * size. It ends on a phone with 200 % text.
 */
export async function overflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [size, widths] of [
    ['100%', [320, 700, 768, 1024, 1280, 1920]],
    ['200%', [1280, 1024, 768, 360]],
  ] as const) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      if (beyond !== 0) found.push(`${beyond} px beyond ${width} px at ${size}`)
      const broken = size === '100%' ? await brokenWords(page.locator('main :is(h1, h2, h3)')) : []
      found.push(...broken.map((word) => `${word} breaks at ${width} px`))
    }
  }
  return found
}

/** Returns the visible words of a locator that are split over two lines. */
export const brokenWords = (found: Locator): Promise<string[]> =>
  found.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const broken: string[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word)
          }
        }
        return broken
      }),
  )

/**
 * Leaves for another document and goes back. Returns the page's own reasons against the back/forward cache. A headless
 * shell has no such cache, but reports them.
 */
export async function hindrances(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const reasons = new Promise<string[]>((resolve) => {
    devtools.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]))
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
    )
  })
  await page.goto('/robots.txt')
  // `goBack` waits for a load event, which a page from the cache does not fire. The timer lets `evaluate` return before the
  // page is left.
  await page.evaluate(() => void setTimeout(() => history.back()))
  return reasons
}
