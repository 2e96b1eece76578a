import type { ValidMessage } from '#server/http/endpoint.ts'
import { scoreSignals } from './signalRules.ts'

/** What counts against a message: why, in plain words without anything that was typed, and how much. */
export type Finding = { reason: string; points: number }

/** The points from which a message is quarantined, unless `SPAM_THRESHOLD` says otherwise. */
export const defaultThreshold = 5

/** Returns everything that counts against a message, by its content and by how it was sent. */
export const scoreMessage = ({ signals }: Pick<ValidMessage, 'payload' | 'signals'>): Finding[] => [
  ...scoreSignals(signals),
]
