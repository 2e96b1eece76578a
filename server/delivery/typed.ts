// Makes what a visitor typed safe to show in a mail.

// Invisible characters that reverse the direction of the text after them.
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
const longBreaks = /\r\n?|[\u0085\u2028\u2029\v\f]/gu
// Mail programs turn these into links: something:…, //…, \\…, name@host, host.domain. They do not link 2.5 kg or 14:00.
const linkParts = [
  /(?<=\p{L}:)(?=\S)|(?<=\p{N}:)(?=[^\s\p{N}])/gu,
  /(?<=[/\\])(?=[/\\])/gu,
  /(?=[@\uFF20])/gu,
  /(?<=[^\s\p{N}])(?=[.\u3002\uFF0E\uFF61][\p{L}\p{N}])/gu,
  /(?<=\p{N})(?=[.\u3002\uFF0E\uFF61]\p{L})/gu,
]
// A word joiner has no width, allows no line break, and is dropped from a pasted address (UTS 46).
const joiner = '\u2060'

/** Removes changes of direction, and breaks links with invisible characters. The text looks the same. */
const harmless = (text: string): string =>
  linkParts.reduce((broken, part) => broken.replace(part, joiner), text.replace(direction, ''))

/** Returns typed text as one line, for a header or after a label. */
export const typedLine = (text: string): string =>
  // Mail programs decode =?UTF-8?…?= in a name before an address, even within quotes (RFC 2047).
  harmless(text.replace(breaks, ' ').trim()).replaceAll('=?', `=${joiner}?`)

/** Returns typed text as lines, with `\n` as the only line break. */
export const typedProse = (text: string): string => harmless(text.replace(longBreaks, '\n'))

/** Returns a typed address unchanged if programs can only read it as an address; otherwise without links in it. */
export const typedAddress = (address: string): string =>
  /^(?!www\.)[\w.+-]+@[\w.-]+$/i.test(address) ? address : typedLine(address)
