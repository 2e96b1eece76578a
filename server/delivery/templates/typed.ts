// Functions that make a visitor's text safe in mails.

// Invisible characters, and characters that reverse the direction of the following text.
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
const longBreaks = /\r\n?|[\u0085\u2028\u2029\v\f]/gu
// Mail programs turn these into links: something:…, //…, \\…, name@host, host.domain. They do not link 2.5 kg or 14:00.
const beginnings = [
  /(?<=\p{L}:)(?=\S)|(?<=\p{N}:)(?=[^\s\p{N}])/gu,
  /(?<=[/\\])(?=[/\\])/gu,
  /(?=[@\uFF20])/gu,
  /(?<=[^\s\p{N}])(?=[.\u3002\uFF0E\uFF61][\p{L}\p{N}])/gu,
  /(?<=\p{N})(?=[.\u3002\uFF0E\uFF61]\p{L})/gu,
]
// A word joiner has no width, allows no line break, and is dropped from a pasted address (UTS 46).
const joiner = '\u2060'

/** Removes characters that reverse the direction of the following text. */
const withoutDirections = (text: string): string => text.replace(direction, '')

/** Inserts word joiners, so that no mail program creates a link. The text looks the same. */
const withoutLinks = (text: string): string =>
  beginnings.reduce((broken, beginning) => broken.replace(beginning, joiner), text)

/** Formats a typed field as one line, for a header or after a label. */
export const typedLine = (text: string): string =>
  // Mail programs decode =?UTF-8?…?= in a name before an address, even within quotes (RFC 2047).
  withoutLinks(withoutDirections(text).replace(breaks, ' ').trim()).replaceAll('=?', `=${joiner}?`)

/**
 * Formats a typed field as several lines, with `
 * ` as the only line break.
 */
export const typedProse = (text: string): string => withoutLinks(withoutDirections(text).replace(longBreaks, '\n'))

/** Returns an address unchanged if mail programs can only parse it as an address; otherwise prevents links in it. */
export const typedAddress = (address: string): string =>
  /^(?!www\.)[\w.+-]+@[\w.-]+$/i.test(address) ? address : typedLine(address)
