import type { AnyTransitionDefinition, EventObject, StateValue } from 'xstate'

/** What happened to the machine at one moment, as it happened. */
export type Happening = {
  number: number
  at: number
  event: EventObject
  /** Who sent it: `outside`, `itself` after a delay, `raised` within a step, or the id of another actor. */
  source: string
  transitions: AnyTransitionDefinition[]
  value: StateValue | undefined
}

/** The last happenings, as many as the bound allows. It holds references and describes nothing: that is done per frame. */
export class EventLog {
  #happenings: Happening[] = []
  #byEvent = new WeakMap<EventObject, Happening>()
  #count = 0
  readonly #bound: number
  readonly #now: () => number

  constructor(bound = 500, now: () => number = () => performance.timeOrigin + performance.now()) {
    this.#bound = bound
    this.#now = now
  }

  /** Notes an event on its way to the machine. */
  receive(event: EventObject, source: string): Happening {
    this.#count += 1
    const happening = { number: this.#count, at: this.#now(), event, source, transitions: [], value: undefined }
    this.#happenings.push(happening)
    this.#byEvent.set(event, happening)
    // Cut seldom and much rather than at every event.
    if (this.#happenings.length >= 2 * this.#bound) this.#happenings = this.#happenings.slice(-this.#bound)
    return happening
  }

  /** Notes what an event did; one that nobody sent, the machine raised itself. */
  take(event: EventObject, transitions: readonly AnyTransitionDefinition[], value: StateValue): void {
    const happening = this.#byEvent.get(event) ?? this.receive(event, 'raised')
    happening.transitions.push(...transitions)
    happening.value = value
  }

  /** Notes where the machine stands once it has dealt with an event. */
  settle(event: EventObject, value: StateValue): void {
    const happening = this.#byEvent.get(event)
    if (happening !== undefined) happening.value = value
  }

  /** The happenings after the one with this number, oldest first. */
  after(number: number): Happening[] {
    return this.#happenings.slice(-this.#bound).filter((happening) => happening.number > number)
  }

  get last(): number {
    return this.#count
  }
}
