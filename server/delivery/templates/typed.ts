// Mails show what a visitor typed as text only.

// They show nothing, and turn round how the rest of a line reads.
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
const longBreaks = /\r\n?|[\u0085\u2028\u2029\v\f]/gu
// Mail programs make a link of whatever looks like one: something:…, //…, \\…, name@host, host.domain. The point of
// 2.5 kg and the colon of 14:00 make none.
const beginnings = [
  /(?<=\p{L}:)(?=\S)|(?<=\p{N}:)(?=[^\s\p{N}])/gu,
  /(?<=[/\\])(?=[/\\])/gu,
  /(?=[@\uFF20])/gu,
  /(?<=[^\s\p{N}])(?=[.\u3002\uFF0E\uFF61][\p{L}\p{N}])/gu,
  /(?<=\p{N})(?=[.\u3002\uFF0E\uFF61]\p{L})/gu,
]
// Takes no room, allows no line break, and is left out of an address that is pasted into a browser (UTS 46).
const joiner = '\u2060'

/** Typed text without the characters that turn round the direction of what follows. */
const withoutDirections = (text: string): string => text.replace(direction, '')

/** Text in which no mail program finds a link; it looks the same. */
const withoutLinks = (text: string): string =>
  beginnings.reduce((broken, beginning) => broken.replace(beginning, joiner), text)

/** Returns a typed field as one line, for a header or beside a label. */
export const typedLine = (text: string): string =>
  // Programs read =?UTF-8?…?= in a name before an address as what it encodes, also where it is quoted (RFC 2047).
  withoutLinks(withoutDirections(text).replace(breaks, ' ').trim()).replaceAll('=?', `=${joiner}?`)

/** Typed text of several lines, its breaks all `\n`. */
export const typedProse = (text: string): string => withoutLinks(withoutDirections(text).replace(longBreaks, '\n'))

/** Returns an address unchanged if programs can only take it for an address, otherwise as any other text. */
export const typedAddress = (address: string): string =>
  /^(?!www\.)[\w.+-]+@[\w.-]+$/i.test(address) ? address : typedLine(address)
