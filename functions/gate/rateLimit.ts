const mostAddresses = 10_000

/** Says how many seconds a caller has to wait; 0 when the call may go on. */
export type RateLimit = (address: string) => number

/**
 * Counts calls by address: so many at once, and as many again over the given time, evenly (the generic cell rate
 * algorithm, one number for each address). Memory is bounded: of more addresses, the one that has been quiet longest
 * is forgotten.
 *
 * @param options `calls` within `seconds`; `clock`: milliseconds since 1970; `most`: how many addresses
 */
export function createRateLimit({
  calls,
  seconds,
  clock = Date.now,
  most = mostAddresses,
}: {
  calls: number
  seconds: number
  clock?: () => number
  most?: number
}): RateLimit {
  const wait = (seconds * 1000) / calls
  /** When the address will have all its calls again; in the order of their last call. */
  const fullAgain = new Map<string, number>()

  function forgetQuietest(): void {
    const [quietest] = fullAgain.keys()
    if (quietest !== undefined) fullAgain.delete(quietest)
  }

  return (address) => {
    const caller = callerOf(address)
    const now = clock()
    const next = Math.max(fullAgain.get(caller) ?? now, now) + wait
    const early = next - now - seconds * 1000
    // Half a millisecond is what the division above may be wrong by.
    if (early > 0.5) return Math.ceil(early / 1000)
    fullAgain.delete(caller)
    fullAgain.set(caller, next)
    if (fullAgain.size > most) forgetQuietest()
    return 0
  }
}

/** Who an address belongs to: a home or a company has a whole /64 of IPv6 addresses; IPv4 may be written as IPv6. */
function callerOf(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
