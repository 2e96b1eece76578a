import type { RateLimit } from '../store/Store.ts'
import type { ValidMessage } from './endpoint.ts'

/** At most `calls` messages of one client in a window of `seconds`. */
export type Limit = { calls: number; seconds: number }

/** The bucket of all clients together. */
export const dailyBudgetBucket = 'daily-budget'

/** The bucket of all native forms together (D28). */
export const formBudgetBucket = `form ${dailyBudgetBucket}`

/**
 * Returns the limits that a message takes from. A native form also takes from limits of half the size: programs prefer it,
 * because it needs no script, and must not use up what visitors with JavaScript need.
 *
 * @param message `clientIp`: IPv4 or IPv6; empty if it is unknown, so that only the daily budget limits it: everybody would
 *   share one
 * @param limits for each client
 * @param dailyBudget messages of all clients in 24 hours; 0 is no limit
 */
export function getRateLimits(
  { clientIp, isForm }: Pick<ValidMessage, 'clientIp' | 'isForm'>,
  limits: Limit[],
  dailyBudget: number,
): RateLimit[] {
  const network = clientNetwork(clientIp)
  const perClient = (clientIp === '' ? [] : limits).map(({ calls, seconds }) => ({
    bucket: `ip ${seconds} ${network}`,
    limit: calls,
    seconds,
  }))
  const budget = dailyBudget === 0 ? [] : [{ bucket: dailyBudgetBucket, limit: dailyBudget, seconds: 86_400 }]
  const all = [...perClient, ...budget]
  return isForm ? [...all, ...all.map(half)] : all
}

const half = ({ bucket, limit, seconds }: RateLimit): RateLimit => ({
  bucket: `form ${bucket}`,
  limit: Math.ceil(limit / 2),
  seconds,
})

/** Returns the network of a client: an IPv4 address, or the /64 of IPv6, which one home or company has to itself. */
function clientNetwork(address: string): string {
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
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
