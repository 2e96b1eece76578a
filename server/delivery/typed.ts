// Makes what a visitor typed safe to show in a mail.

// Invisible characters that reverse the direction of the text after them.
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
const longBreaks = /\r\n?|[\u0085\u2028\u2029\v\f]/gu

/** Returns typed text as one line, for a header or after a label. */
export const typedLine = (text: string): string =>
  // Mail programs decode =?UTF-8?…?= in a name before an address, even within quotes (RFC 2047). A word joiner has no width.
  text.replace(direction, '').replace(breaks, ' ').trim().replaceAll('=?', '=\u2060?')

/** Returns typed text as lines, with `\n` as the only line break. */
export const typedProse = (text: string): string => text.replace(direction, '').replace(longBreaks, '\n')
