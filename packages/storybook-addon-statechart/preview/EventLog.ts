import type { AnyTransitionDefinition, EventObject, StateValue } from 'xstate'

/** One event of a machine, with references to what it caused. */
export type Happening = {
  number: number
  at: number
  event: EventObject
  /** The sender: `outside`, `itself` after a delay, `raised` within a step, or the id of another actor. */
  source: string
  transitions: AnyTransitionDefinition[]
  value: StateValue | undefined
}

/** Most events in a log. */
export const logBound = 100

/** Stores the last events up to a limit. It stores references only, because formatting happens once per frame. */
export class EventLog {
  #happenings: Happening[] = []
  #byEvent = new WeakMap<EventObject, Happening>()
  #count = 0

  /** Records an event sent to the machine. */
  receive(event: EventObject, source: string): Happening {
    this.#count += 1
    const at = performance.timeOrigin + performance.now()
    const happening = { number: this.#count, at, event, source, transitions: [], value: undefined }
    this.#happenings.push(happening)
    this.#byEvent.set(event, happening)
    // Trims in large steps, because trimming at every event would copy the array each time.
    if (this.#happenings.length >= 2 * logBound) this.#happenings = this.#happenings.slice(-logBound)
    return happening
  }

  /** Records the transitions of an event. An event that was not received before was raised by the machine. */
  take(event: EventObject, transitions: readonly AnyTransitionDefinition[], value: StateValue): void {
    const happening = this.#byEvent.get(event) ?? this.receive(event, 'raised')
    happening.transitions.push(...transitions)
    happening.value = value
  }

  /** Records the state after the macrostep of an event. */
  settle(event: EventObject, value: StateValue): void {
    const happening = this.#byEvent.get(event)
    if (happening !== undefined) happening.value = value
  }

  /** Returns the events after the one with this number, oldest first. */
  after(number: number): Happening[] {
    return this.#happenings.slice(-logBound).filter((happening) => happening.number > number)
  }

  get last(): number {
    return this.#count
  }
}
