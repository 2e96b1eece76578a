import type { ValidMessage } from '#server/http/endpoint.ts'
import { scoreLinks } from './links.ts'
import { scorePhrases } from './phrases.ts'
import { scoreSender } from './senderRules.ts'
import { scoreSignals } from './signalRules.ts'

/** What counts against a message: why, in plain words without anything that was typed, and how much. */
export type Finding = { reason: string; points: number }

/** The points from which a message is quarantined, unless `SPAM_THRESHOLD` says otherwise. */
export const defaultThreshold = 5

/** Returns everything that counts against a message: how it was sent, by whom, its links and its phrases (D49). */
export function scoreMessage({ payload, signals }: Pick<ValidMessage, 'payload' | 'signals'>): Finding[] {
  const { name, email } = payload
  const sent = scoreSignals(signals)
  if (!('message' in payload)) return [...sent, ...scoreSender(name, '')]
  const { company, message } = payload
  return [
    ...sent,
    ...scoreSender(name, company),
    ...scoreLinks(message, email),
    ...scorePhrases(`${company}. ${message}`),
  ]
}
