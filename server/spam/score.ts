import type { ValidMessage } from '#server/http/endpoint.ts'
import { scoreLinks } from './links.ts'
import { scorePhrases } from './phrases.ts'
import { scoreSender } from './senderRules.ts'
import { scoreSignals } from './signalRules.ts'

/** A reason for the score: a description without the visitor's text, and its points. */
export type Finding = { reason: string; points: number }

/** The default of `SPAM_THRESHOLD`, the points from which a message is quarantined. */
export const defaultThreshold = 5

/** Returns all signs of spam in a message: how it was sent, its sender, its links and its phrases (D49). */
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
