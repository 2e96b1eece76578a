import { hash } from 'node:crypto'
import type { ValidMessage } from '#server/http/endpoint.ts'
import type { SpamVerdict } from '#server/store/Store.ts'
import { scoreMessage } from './score.ts'

/** Points for each other address that sent the same text. */
const repeatPoints = 2

/** Shorter texts are often equal by chance: "Please call me." */
const minLetters = 100

/**
 * Scores a message (D49). The store counts repeated texts.
 *
 * @param threshold points from which a message is quarantined
 */
export function judge(message: Pick<ValidMessage, 'payload' | 'signals'>, threshold: number): SpamVerdict {
  const findings = scoreMessage(message)
  const left = threshold - findings.reduce((sum, { points }) => sum + points, 0)
  return {
    reasons: findings.map(({ reason }) => reason).join(', '),
    textDigest: digestText(message.payload),
    quarantineFrom: Math.max(Math.ceil(left / repeatPoints), 0),
  }
}

const isAddress = /[/@]|www\./

/** Returns a digest of the letters of a message, because bots vary links, numbers and spaces; null if there are few. */
function digestText(payload: ValidMessage['payload']): string | null {
  if (!('message' in payload)) return null
  const words = payload.message.normalize('NFKC').toLowerCase().split(/\s+/)
  const letters = words
    .filter((word) => !isAddress.test(word))
    .join('')
    .replace(/[^\p{L}]+/gu, '')
  return letters.length < minLetters ? null : hash('sha256', letters, 'base64')
}
