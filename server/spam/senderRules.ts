import type { Finding } from './score.ts'
import { hasLink } from './links.ts'

// "RobertTaiffMK" and the like: the first names of a list with letters after them.
const botName = /^\p{Lu}\p{Ll}{3,}\p{Lu}\p{L}*$/u
const placeholder = /^(?:[^\p{L}\d]+|n\/?a|none|google|facebook|(.)\1+)$/iu
// Letters of both in one word look alike and deceive filters.
const mixedAlphabets = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
// Small and capital letters by turns, as in "vXqKzPtLwR".
const randomLetters = /\p{L}*(?:\p{Ll}\p{Lu}\p{L}*){3}/u

/** Returns what counts against a message by the name and company of its sender. */
export function scoreSender(name: string, company: string): Finding[] {
  return [
    ...(hasLink(name) ? [{ reason: 'a link as the name', points: 5 }] : []),
    ...(botName.test(name) ? [{ reason: 'a name as of a bot', points: 2 }] : []),
    ...(randomLetters.test(name) ? [{ reason: 'random letters as the name', points: 2 }] : []),
    ...(mixedAlphabets.test(`${name} ${company}`) ? [{ reason: 'two alphabets in one word', points: 3 }] : []),
    ...(placeholder.test(company) || company === name ? [{ reason: 'no company', points: 1 }] : []),
  ]
}
