import { expect, test as base } from '@playwright/test'
import { isReady, startBuiltSite, type BuiltSite } from '../fixtures/builtSite.ts'
import { launchFirefox, launchWebkit, type Driver, type Engine } from './engine.ts'

/** A tab with a visitor's actions, the same in every engine. Elements are named by CSS selectors. */
export type Tab = ReturnType<typeof openTab>

/** Adds what every test needs to a driver. Paths are relative to `origin`. */
function openTab(driver: Driver, origin: string) {
  /** Calls a self-contained function in the page. */
  const evaluate = async <Value>(run: () => Value) => (await driver.evaluate(`(${run.toString()})()`)) as Awaited<Value>

  /** Leaves the page. The timer lets `evaluate` return before. */
  const leave = (run: string) => driver.evaluate(`void setTimeout(() => ${run})`)

  /**
   * Calls a self-contained function with an element and a text. Returns null if the element is missing, or while the browser
   * is between two pages.
   */
  async function on<Value>(selector: string, run: (element: HTMLInputElement, text: string) => Value, text = '') {
    const element = `document.querySelector(${JSON.stringify(selector)})`
    const called = `((element) => element && (${run.toString()})(element, ${JSON.stringify(text)}))(${element})`
    return (await driver.evaluate(called).catch(() => null)) as Awaited<Value> | null
  }

  const exists = async (selector: string) => (await on(selector, () => true)) ?? false

  async function focus(selector: string) {
    await expect.poll(() => exists(selector), `${selector} exists`).toBe(true)
    await on(selector, (element) => element.focus())
  }

  /** Waits until the element has stopped moving and receives pointer events; returns its center. */
  async function center(selector: string): Promise<[x: number, y: number]> {
    let place: [number, number] | undefined | null
    const rests = async () => {
      const before = place
      place = await on(selector, hitPoint)
      return Array.isArray(place) && String(place) === String(before)
    }
    await expect.poll(rests, `${selector} can be clicked`).toBe(true)
    return place!
  }

  /** Waits until the page is hydrated and shown in its typeface. */
  const waitForHydration = () => expect.poll(() => evaluate(isReady), 'the page is hydrated').toBe(true)

  return {
    ...driver,
    evaluate,
    on,
    exists,
    focus,
    waitForHydration,
    /** Resizes the viewport and waits until it has the width: a window is resized later than its driver answers. */
    async resize(width: number, height: number) {
      await driver.resize(width, height)
      await expect.poll(() => evaluate(() => innerWidth)).toBe(width)
    },
    /** Opens a page and waits until it is hydrated and shown in its typeface. */
    async open(path: string) {
      await driver.load(origin + path)
      await waitForHydration()
    },
    /** Opens a page without waiting. */
    goto: (path: string) => leave(`location.assign(${JSON.stringify(origin + path)})`),
    // A page from the back/forward cache fires no `load` event, so nothing is awaited.
    back: () => leave('history.back()'),
    forward: () => leave('history.forward()'),
    hover: async (selector: string) => driver.move(...(await center(selector))),
    click: async (selector: string) => driver.click(...(await center(selector))),
    /** Clicks a point, whatever is there. */
    clickAt: (x: number, y: number) => driver.click(x, y),
    /** Types into a field with the keyboard. */
    async typeInto(selector: string, text: string) {
      await focus(selector)
      await driver.type(text)
    },
    /** Sets the value of a select or date field by script, because each engine has another keyboard entry. */
    choose: (selector: string, value: string) => on(selector, setValue, value),
    value: (selector: string) => on(selector, (element) => element.value),
    text: async (selector: string) => (await on(selector, (element) => element.innerText)) ?? '',
    hasFocus: (selector: string) => on(selector, (element) => element === document.activeElement),
    /** Returns the path and hash of the current page. */
    path: () => on('html', () => location.pathname + location.hash),
  }
}

// The following functions run in the page, so they use only their arguments.

function hitPoint(element: HTMLInputElement): [x: number, y: number] | undefined {
  if (element.disabled) return undefined
  const isInside = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
  if (!isInside(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  const hit = document.elementFromPoint(x, y)
  return hit && (element.contains(hit) || hit.contains(element)) ? [x, y] : undefined
}

// Uses the prototype's setter, as browsers do, because React overrides the element's own.
function setValue(element: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

export type Options = { engineName: 'firefox' | 'webkit' }
type Fixtures = {
  /** The beginning of the console errors that the test expects, after the path. */
  expectedError: string
  site: BuiltSite
  tab: Tab
}

/** A test in one engine. It fails on a console error, an exception, a policy violation or a failed load. */
export const test = base.extend<Fixtures, Options & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? launchWebkit() : launchFirefox())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedError: ['none', { option: true }],
  site: async ({ expectedError }, use, testInfo) => {
    const site = await startBuiltSite(testInfo.outputPath('outbox'))
    await use(site)
    await site.close()
    expect(site.errors.filter((error) => !error.includes(` ${expectedError}`))).toEqual([])
  },
  tab: async ({ engine, site }, use) => {
    const tab = openTab(await engine.newTab(), site.url)
    await tab.resize(1280, 900)
    await use(tab)
  },
})

export { expect }
