import type { ClockState } from '../messages.ts'

type Timer = { run: () => void; left: number; since: number; handle?: ReturnType<typeof globalThis.setTimeout> }

/**
 * A clock for XState actors whose delays the panel can freeze and end. Actors use it by
 * `createActor(machine, { clock: panelClock })`. It implements XState's `Clock`.
 */
export class PanelClock {
  readonly #timers = new Map<number, Timer>()
  readonly #listeners: (() => void)[] = []
  #count = 0
  #isFrozen = false

  /** Runs a callback after some milliseconds of this clock; returns an id for `clearTimeout`. */
  readonly setTimeout = (callback: (...args: unknown[]) => void, milliseconds: number): number => {
    this.#count += 1
    const id = this.#count
    const run = () => {
      this.#timers.delete(id)
      callback()
      this.#notify()
    }
    const timer = { run, left: milliseconds, since: 0 }
    this.#timers.set(id, timer)
    if (!this.#isFrozen) start(timer)
    this.#notify()
    return id
  }

  /** Cancels a timer. */
  readonly clearTimeout = (id: number): void => {
    clearTimeout(this.#timers.get(id)?.handle)
    if (this.#timers.delete(id)) this.#notify()
  }

  /** Stops the clock. Delays keep the time that they have left. */
  freeze(): void {
    for (const timer of this.#isFrozen ? [] : this.#timers.values()) {
      clearTimeout(timer.handle)
      timer.left = readLeft(timer)
    }
    this.#isFrozen = true
    this.#notify()
  }

  /** Lets the clock run on. */
  resume(): void {
    for (const timer of this.#isFrozen ? this.#timers.values() : []) start(timer)
    this.#isFrozen = false
    this.#notify()
  }

  /** Ends the next delay at once, while the clock is frozen. */
  step(): void {
    const [next] = [...this.#timers.values()].toSorted((a, b) => a.left - b.left)
    if (!this.#isFrozen || next === undefined) return
    for (const timer of this.#timers.values()) if (timer !== next) timer.left -= next.left
    next.run()
  }

  get state(): ClockState {
    const left = [...this.#timers.values()].map((timer) => (this.#isFrozen ? timer.left : readLeft(timer)))
    return { isFrozen: this.#isFrozen, left: left.toSorted((a, b) => a - b) }
  }

  /** Calls a listener after each change. */
  subscribe(listener: () => void): void {
    this.#listeners.push(listener)
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }
}

function start(timer: Timer) {
  timer.since = performance.now()
  timer.handle = setTimeout(timer.run, timer.left)
}

const readLeft = ({ left, since }: Timer) => Math.max(0, left - (performance.now() - since))

// A bundler may load the addon twice, once for Storybook and once for the stories. Both must use the same clock.
const shared = globalThis as { storybookStatechartClock?: PanelClock }
shared.storybookStatechartClock ??= new PanelClock()

/** The clock that the panel controls. */
export const panelClock = shared.storybookStatechartClock
