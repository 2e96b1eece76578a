const day = 24 * 60 * 60 * 1000
const mostKeys = 250_000

/** What is known of a key when a call shows it: whether it may go on, has been answered, or has to be refused. */
type Claim = 'new' | 'answered' | 'in-flight' | 'other-content'

type Known = { content: string; at: number; answered: boolean }

/** The Idempotency-Keys of the last 24 hours. */
export type Keys = ReturnType<typeof createKeys>

/**
 * Remembers which content came with which Idempotency-Key, for 24 hours and for so many keys that memory is bounded; of
 * more the oldest are forgotten.
 *
 * @param options `clock`: milliseconds since 1970; `most`: how many keys
 */
export function createKeys({ clock = Date.now, most = mostKeys }: { clock?: () => number; most?: number } = {}) {
  // Forgotten by halves: to look for the oldest key of a Map takes longer the more have been deleted before it.
  let young = new Map<string, Known>()
  let old = new Map<string, Known>()
  let since = clock()

  function add(key: string, entry: Known): void {
    if (young.size >= most / 2 || clock() - since > day) {
      old = young
      young = new Map()
      since = clock()
    }
    young.set(key, entry)
  }

  function find(key: string): Known | undefined {
    const entry = young.get(key) ?? old.get(key)
    return entry && entry.at > clock() - day ? entry : undefined
  }

  return {
    /** Asks for a key; one that is new is under way from now on, until `settle` or `release`. */
    claim(key: string, content: string): Claim {
      const before = find(key)
      if (before && before.content !== content) return 'other-content'
      if (before) return before.answered ? 'answered' : 'in-flight'
      add(key, { content, at: clock(), answered: false })
      return 'new'
    },
    /** The call with this key was accepted. */
    settle(key: string): void {
      const entry = find(key)
      if (entry) entry.answered = true
    },
    /** The call with this key was not accepted, and may come again. */
    release(key: string): void {
      young.delete(key)
      old.delete(key)
    },
    /** Notes a key that was accepted earlier, before a restart; the oldest first. Asks for the content of a good one only. */
    remember(key: string, content: () => string, at: number): void {
      if (at > clock() - day) add(key, { content: content(), at, answered: true })
    },
  }
}

/** What a key stands for: a call of this function with this payload, its fields in the schema's order. */
export const contentOf = (name: string, payload: unknown): string => `${name} ${JSON.stringify(payload)}`
