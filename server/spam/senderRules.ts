import type { Finding } from './score.ts'
import { hasLink } from './links.ts'

// Names like "RobertTaiffMK": bots append letters to a first name from a list.
const botName = /^\p{Lu}\p{Ll}{3,}\p{Lu}\p{L}*$/u
const placeholder = /^(?:[^\p{L}\d]+|n\/?a|none|google|facebook|(.)\1+)$/iu
// Similar letters of both alphabets in one word deceive filters.
const mixedAlphabets = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
// Alternating lower and upper case, as in "vXqKzPtLwR".
const randomLetters = /\p{L}*(?:\p{Ll}\p{Lu}\p{L}*){3}/u

/** Returns the signs of spam in the name and company of the sender. */
export function scoreSender(name: string, company: string): Finding[] {
  return [
    ...(hasLink(name) ? [{ reason: 'a link as the name', points: 5 }] : []),
    ...(botName.test(name) ? [{ reason: 'a name as of a bot', points: 2 }] : []),
    ...(randomLetters.test(name) ? [{ reason: 'random letters as the name', points: 2 }] : []),
    ...(mixedAlphabets.test(`${name} ${company}`) ? [{ reason: 'two alphabets in one word', points: 3 }] : []),
    ...(placeholder.test(company) || company === name ? [{ reason: 'no company', points: 1 }] : []),
  ]
}
