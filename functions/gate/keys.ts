const day = 24 * 60 * 60 * 1000
const mostKeys = 250_000

/** What is known of a key when a call shows it: whether it may go on, has been answered, or has to be refused. */
type Claim = 'new' | 'answered' | 'in-flight' | 'other-content'

/** The Idempotency-Keys of the last 24 hours. */
export type Keys = ReturnType<typeof createKeys>

/**
 * Remembers which content came with which Idempotency-Key, for 24 hours and for so many keys that memory is bounded; of
 * more the oldest are forgotten.
 *
 * @param options `clock`: milliseconds since 1970; `most`: how many keys
 */
export function createKeys({ clock = Date.now, most = mostKeys }: { clock?: () => number; most?: number } = {}) {
  // In the order of their age, as a Map keeps it.
  const known = new Map<string, { content: string; at: number; answered: boolean }>()

  function forgetOldest(): void {
    const expired = clock() - day
    for (const [key, { at, answered }] of known) {
      if (at > expired && known.size < most) return
      if (answered) known.delete(key)
    }
  }

  return {
    /** Asks for a key; one that is new is under way from now on, until `settle` or `release`. */
    claim(key: string, content: string): Claim {
      forgetOldest()
      const before = known.get(key)
      if (before && before.content !== content) return 'other-content'
      if (before) return before.answered ? 'answered' : 'in-flight'
      known.set(key, { content, at: clock(), answered: false })
      return 'new'
    },
    /** The call with this key was accepted. */
    settle(key: string): void {
      const entry = known.get(key)
      if (entry) entry.answered = true
    },
    /** The call with this key was not accepted, and may come again. */
    release(key: string): void {
      known.delete(key)
    },
    /** Notes a key that was accepted earlier, before a restart; the oldest first. */
    remember(key: string, content: string, at: number): void {
      if (at > clock() - day) known.set(key, { content, at, answered: true })
    },
  }
}

/** What a key stands for: a call of this function with this payload, its fields in the schema's order. */
export const contentOf = (name: string, payload: unknown): string => `${name} ${JSON.stringify(payload)}`
