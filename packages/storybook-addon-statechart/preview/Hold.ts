import type { AnyActorRef, AnyEventObject } from 'xstate'
import { stateText } from '../chart/names.ts'
import { readSnapshot } from './machines.ts'

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void

/**
 * Holds a machine in a state: answers of its actors and its own delays wait. Otherwise a state such as `loading` is left
 * before anybody has seen it. The hold ends with the next event from outside, or with `end`.
 *
 * XState has no public way to delay what an actor receives, so this replaces `_relay` of its system, through which all of
 * it passes, and puts it back at the end.
 */
export class Hold {
  #waiting: [AnyActorRef, AnyEventObject][] = []
  #isSending = false
  #isOver = false
  readonly #actor: AnyActorRef
  readonly #system: { _relay: Relay }
  readonly #relay: Relay
  readonly #ownRelay: Relay
  readonly #onEnd: () => void

  constructor(actor: AnyActorRef, onEnd: () => void) {
    this.#actor = actor
    this.#onEnd = onEnd
    this.#system = actor.system as unknown as { _relay: Relay }
    this.#relay = this.#system._relay
    this.#ownRelay = (...message) => this.#pass(...message)
    this.#system._relay = this.#ownRelay
  }

  /** Sends events that do not end the hold. */
  send(events: readonly AnyEventObject[]): void {
    this.#isSending = true
    for (const event of events) this.#actor.send(event)
    this.#isSending = false
  }

  /** Lets the machine receive what has waited. */
  end(): void {
    if (this.#isOver) return
    this.#close()
    for (const [source, event] of this.#waiting) this.#relay(source, this.#actor, event)
  }

  #pass(...[source, target, event]: Parameters<Relay>) {
    if (this.#isOver || target !== this.#actor) return this.#relay(source, target, event)
    if (source !== undefined) return void this.#waiting.push([source, event])
    if (this.#isSending) return this.#relay(source, target, event)
    const before = this.#readState()
    this.#close()
    this.#relay(source, target, event)
    // What waited in a state that was left is no answer any more.
    if (this.#readState() === before) for (const [from, late] of this.#waiting) this.#relay(from, target, late)
  }

  #close() {
    this.#isOver = true
    // A later hold of the same system goes on passing its messages through this one.
    if (this.#system._relay === this.#ownRelay) this.#system._relay = this.#relay
    this.#onEnd()
  }

  #readState = () => stateText(readSnapshot(this.#actor).value)
}
