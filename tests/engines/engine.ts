import type { EngineName } from '#scripts/installedEngines.ts'
import { launchPuppeteer } from './puppeteer.ts'
import { launchWebkit } from './webkit.ts'

/** Drives one tab through the actions that all engines support. Coordinates are CSS pixels of the viewport. */
export type Driver = {
  /** Loads a URL and waits for its `load` event; with `isWaiting: false` only for the first byte. */
  goto(url: string, isWaiting?: boolean): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Evaluates a JavaScript expression in the page, waits for its promise and returns its value as JSON. */
  evaluate(expression: string): Promise<unknown>
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  /** Presses a key, `Tab` or `Shift+Tab`. */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Returns the viewport as PNG. */
  screenshot(): Promise<Uint8Array>
}

/** A running browser. `newTab` closes the previous tab; `close` ends the processes and removes the profile. */
export type Engine = { newTab(): Promise<Driver>; close(): Promise<void> }

/** Starts a browser of an engine. */
export const launch = (name: EngineName): Promise<Engine> =>
  name === 'webkit' ? launchWebkit() : launchPuppeteer(name)
