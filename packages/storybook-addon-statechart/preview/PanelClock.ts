import type { ClockState } from '../messages.ts'

type Timer = { id: number; due: number; run: () => void }

/**
 * A clock for XState actors whose delays the panel can freeze and step. Actors use it by
 * `createActor(machine, { clock: panelClock })`. It implements XState's `Clock`.
 */
export class PanelClock {
  #timers = new Map<number, Timer>()
  #count = 0
  #isFrozen = false
  /** Milliseconds that have passed on this clock, up to `#since`. */
  #passed = 0
  #since = performance.now()
  #waking: ReturnType<typeof globalThis.setTimeout> | undefined
  readonly #listeners: (() => void)[] = []

  /** Runs a callback after some milliseconds of this clock; returns an id for `clearTimeout`. */
  readonly setTimeout = (run: (...args: unknown[]) => void, milliseconds: number): number => {
    this.#count += 1
    const due = this.#now() + milliseconds
    this.#timers.set(this.#count, { id: this.#count, due, run })
    this.#changed()
    return this.#count
  }

  /** Cancels a timer. */
  readonly clearTimeout = (id: number): void => {
    if (this.#timers.delete(id)) this.#changed()
  }

  /** Stops the clock. Delays keep the time that they have left. */
  freeze(): void {
    this.#passed = this.#now()
    this.#isFrozen = true
    this.#changed()
  }

  /** Lets the clock run on. */
  resume(): void {
    this.#since = performance.now()
    this.#isFrozen = false
    this.#changed()
  }

  /** Ends the next delay at once, while the clock is frozen. */
  step(): void {
    const [next] = this.#sorted()
    if (!this.#isFrozen || next === undefined) return
    this.#passed = Math.max(this.#passed, next.due)
    this.#fire(next)
  }

  get state(): ClockState {
    const now = this.#now()
    return { isFrozen: this.#isFrozen, left: this.#sorted().map(({ due }) => Math.max(0, due - now)) }
  }

  /** Calls a listener after each change. */
  subscribe(listener: () => void): void {
    this.#listeners.push(listener)
  }

  #now(): number {
    return this.#isFrozen ? this.#passed : this.#passed + performance.now() - this.#since
  }

  #sorted(): Timer[] {
    return [...this.#timers.values()].toSorted((a, b) => a.due - b.due || a.id - b.id)
  }

  #fire({ id, run }: Timer) {
    this.#timers.delete(id)
    run()
    this.#changed()
  }

  #changed() {
    clearTimeout(this.#waking)
    const [next] = this.#sorted()
    if (!this.#isFrozen && next !== undefined)
      this.#waking = setTimeout(() => this.#fire(next), Math.max(0, next.due - this.#now()))
    for (const listener of this.#listeners) listener()
  }
}

// A bundler may load the addon twice, once for Storybook and once for the stories. Both must use the same clock.
const shared = globalThis as { storybookStatechartClock?: PanelClock }
shared.storybookStatechartClock ??= new PanelClock()

/** The clock that the panel controls. */
export const panelClock = shared.storybookStatechartClock
