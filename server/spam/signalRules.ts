import type { Finding } from './score.ts'
import type { Signals } from './Signals.ts'

/** People do not fill in a form so fast, but a browser's autofill comes close. */
const minSeconds = 4

/** Returns what counts against a message by how it was sent. */
export function scoreSignals({ honeypot, source, secondsToFill = Infinity }: Signals): Finding[] {
  return [
    ...(honeypot ? [{ reason: 'hidden field filled in', points: 5 }] : []),
    ...(source === 'other' ? [{ reason: 'sent from a page of another site', points: 3 }] : []),
    ...(source === 'unknown' ? [{ reason: 'not sent by a browser', points: 2 }] : []),
    ...(secondsToFill < minSeconds ? [{ reason: 'sent within seconds', points: 2 }] : []),
  ]
}
