import type { Finding } from './score.ts'

// The parts have a limited length, because matching a crafted text would otherwise take seconds.
const linkPattern =
  /\bhttps?:\/\/\S+|\bwww\.\S+|(?<![@\w.-])[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,24}\/\S*/gi
// Every link matches this. Most texts contain none, and this pattern is fifty times as fast.
const linkPart = /\/|www\./i
const shortened = /^(?:bit\.ly|tinyurl\.com|t\.me|is\.gd|cutt\.ly|goo\.gl|wa\.me)$/
const markup = /\[url[=\]]|<a\s/i

/** A text with fewer letters beside its links counts as links only. */
const minLetters = 20

/**
 * Returns the signs of spam in the links of a text. Links to the domain of the sender's e-mail address are ignored,
 * because buyers send drawings and name their site.
 */
export function scoreLinks(text: string, email: string): Finding[] {
  const own = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const links = linkPart.test(text) ? [...text.matchAll(linkPattern)] : []
  const hosts = links.map(([link]) => parseHost(link))
  const foreign = hosts.filter((host) => host !== own && !host.endsWith(`.${own}`))
  const isOnlyLinks = foreign.length > 0 && countLetters(text.replace(linkPattern, '')) < minLetters
  return [
    ...(foreign.length > 2 ? [{ reason: `${foreign.length} links`, points: 4 }] : []),
    ...(foreign.length === 1 || foreign.length === 2 ? [{ reason: 'a link', points: 1 }] : []),
    ...(foreign.some((host) => shortened.test(host)) ? [{ reason: 'a link that hides its target', points: 2 }] : []),
    ...(isOnlyLinks ? [{ reason: 'hardly any words beside links', points: 2 }] : []),
    ...(markup.test(text) ? [{ reason: 'links as HTML or BBCode', points: 4 }] : []),
    ...(foreign.length > 0 && isCyrillic(text) ? [{ reason: 'Cyrillic text with a link', points: 4 }] : []),
  ]
}

/** Returns whether a text contains a link to any site. */
export const hasLink = (text: string): boolean => text.search(linkPattern) >= 0

const parseHost = (link: string) =>
  link
    .replace(/^https?:\/\//i, '')
    .replace(/[^a-z\d.-].*$/is, '')
    .toLowerCase()
    .replace(/^www\./, '')

const countLetters = (text: string) => text.replace(/[^\p{L}]/gu, '').length
const isCyrillic = (text: string) => (text.match(/\p{Script=Cyrillic}/gu) ?? []).length > 10
