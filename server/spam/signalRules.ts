import type { Finding } from './score.ts'
import type { Signals } from './Signals.ts'

/** People take longer to fill in a form; a browser's autofill takes hardly longer. */
const minSeconds = 4

/** Returns the signs of spam in how a message was sent. */
export function scoreSignals({ honeypot, source, secondsToFill = Infinity }: Signals): Finding[] {
  return [
    ...(honeypot ? [{ reason: 'hidden field filled in', points: 5 }] : []),
    ...(source === 'other' ? [{ reason: 'sent from a page of another site', points: 3 }] : []),
    ...(source === 'unknown' ? [{ reason: 'not sent by a browser', points: 2 }] : []),
    ...(secondsToFill < minSeconds ? [{ reason: 'sent within seconds', points: 2 }] : []),
  ]
}
