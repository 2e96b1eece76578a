import { expect } from '@playwright/test'
import type { Driver } from './engine.ts'

/** An element, by CSS selector or by role and accessible name. */
export type Target = string | { role: 'field' | 'button'; name: string }

/** Returns the field with a label. The `*` of a required field is part of the label. */
export const field = (name: string): Target => ({ role: 'field', name })
/** Returns the button with a text or an accessible name. */
export const button = (name: string): Target => ({ role: 'button', name })

/** A tab with a visitor's actions, the same in every engine. */
export type Tab = ReturnType<typeof openTab>

/** Adds what every test needs to a driver. Paths are relative to `origin`. */
export function openTab(driver: Driver, origin: string) {
  /** Calls a self-contained function in the page with JSON arguments; returns its result. */
  const evaluate = async <Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args) =>
    (await driver.evaluate(
      `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
    )) as Awaited<Value>

  /** Calls a self-contained function with an element; returns undefined if the element is missing. */
  const on = async <Args extends unknown[], Value>(
    target: Target,
    run: (element: HTMLInputElement, ...args: Args) => Value,
    ...args: Args
  ) => {
    const element = `(${find.toString()})(${JSON.stringify(target)})`
    const rest = args.map((arg) => `, ${JSON.stringify(arg)}`).join('')
    const called = `((element) => element ? { value: (${run.toString()})(element${rest}) } : {})(${element})`
    return ((await driver.evaluate(called)) as { value?: Awaited<Value> }).value
  }

  /** Waits for the element, then calls the function. */
  const onElement: typeof on = async (target, run, ...args) => {
    await expect.poll(() => on(target, () => true), `${JSON.stringify(target)} exists`).toBe(true)
    return on(target, run, ...args)
  }

  /** Waits until the element has stopped moving and receives pointer events; returns its center. */
  async function center(target: Target): Promise<[x: number, y: number]> {
    let place: [number, number] | undefined | null
    await expect
      .poll(
        async () => {
          const before = place
          place = await on(target, hitPoint)
          return Array.isArray(place) && String(place) === String(before)
        },
        `${JSON.stringify(target)} can be clicked`,
      )
      .toBe(true)
    return place!
  }

  return {
    ...driver,
    evaluate,
    on,
    onElement,
    /** Resizes the viewport and waits until it has the width: a window is resized later than its driver answers. */
    async resize(width: number, height: number) {
      await driver.resize(width, height)
      await expect.poll(() => evaluate(() => innerWidth)).toBe(width)
    },
    goto: (path: string, isWaiting?: boolean) => driver.goto(origin + path, isWaiting),
    hover: async (target: Target) => driver.move(...(await center(target))),
    click: async (target: Target) => driver.click(...(await center(target))),
    /** Focuses an element by script. */
    focus: (target: Target) => onElement(target, (element) => element.focus()),
    /** Types into a field with the keyboard. */
    async typeInto(target: Target, text: string) {
      await onElement(target, (element) => element.focus())
      await driver.type(text)
    },
    /** Sets the value of a select or date field by script, because each engine has another keyboard entry. */
    choose: (target: Target, value: string) => onElement(target, setValue, value),
    value: (target: Target) => on(target, (element) => element.value),
    text: async (target: Target) => (await on(target, (element) => element.innerText)) ?? '',
    exists: async (target: Target) => (await on(target, () => true)) ?? false,
    hasFocus: async (target: Target) => (await on(target, (element) => element === document.activeElement)) ?? false,
    /** The path and hash of the current page. */
    path: () => evaluate(() => location.pathname + location.hash),
    /** Waits until React has hydrated the page. */
    waitForHydration: () => expect.poll(() => evaluate(isAlive), 'the page is hydrated').toBe(true),
  }
}

// The following functions run in the page, so they use only their arguments.

// A form is hydrated after the rest of its page.
function isAlive(): boolean {
  const parts = [...document.querySelectorAll('main, form')]
  return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))
}

function find(target: Target): Element | undefined {
  if (typeof target === 'string') return document.querySelector(target) ?? undefined
  const elements = { field: 'input, select, textarea', button: 'button' }[target.role]
  const readName = (element: Element) =>
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0] ?? element).textContent?.replaceAll(/\s+/g, ' ').trim()
  return Array.from(document.querySelectorAll(elements)).find(
    (element) => readName(element) === target.name && element.getClientRects().length > 0,
  )
}

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
