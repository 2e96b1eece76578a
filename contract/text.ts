import * as v from 'valibot'

// Format, space and control characters, and blank characters that Unicode classifies as letters.
const invisible = /[\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]|\p{Mn}/gu
// UTF-8 cannot encode a lone surrogate.
const unprintable = /[\p{Cc}\p{Cs}]/u
const unprintableInProse = /(?![\r\n\t])[\p{Cc}\p{Cs}]/u

const unreadable = 'Some characters in this field can’t be read. Please type its text again.'

/** Returns whether a text has no visible character. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''

const isVisible = (text: string) => !isBlank(text)
const isOneLine = (text: string) => !unprintable.test(text)
const isProse = (text: string) => !unprintableInProse.test(text)

/**
 * Returns the schema of a required line of text: trimmed, visible, without control characters.
 *
 * @param maxLength in UTF-16 units
 * @param missing the error of an empty text
 */
export function line(maxLength: number, missing: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.check(isVisible, missing),
    v.check(isOneLine, unreadable),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
  )
}

// Formatting the number at start would load the browser's locale data, which takes time on each page (docs/performance.md).
const withThousands = (value: number) => String(value).replace(/\d(?=(?:\d{3})+$)/g, '$&,')

/** Returns the schema of a required text of several lines: like `line`, but with line breaks and tabs. */
export function prose(maxLength: number, missing: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.check(isVisible, missing),
    v.check(isProse, unreadable),
    v.maxLength(maxLength, `Use at most ${withThousands(maxLength)} characters`),
  )
}

/** Returns the schema of an optional text: empty if nothing visible was entered, and otherwise as its rule says. */
export const optional = <Rule extends v.GenericSchema<string, string>>(rule: Rule) =>
  v.optional(
    v.pipe(
      v.string(unreadable),
      v.transform((text) => (isBlank(text) ? '' : text)),
      v.union([v.literal(''), rule]),
    ),
    '',
  )

/**
 * Returns copied text as it looks: without invisible marks, with plain spaces and hyphens. Not for prose, whose emoji
 * and scripts need marks.
 */
const toPlain = (text: string) =>
  text
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')

const emailHelp = 'Enter an email address in the format name@company.com'

// A pipe runs all its checks, so these also receive very long texts. They run in linear time.
const hasShortLocalPart = (address: string) => address.indexOf('@') <= 64
function hasDottedDomain(address: string): boolean {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.')
  return labels.length > 1 && /[a-z]/i.test(labels.at(-1)!)
}

// Chromium's field converts a domain with letters outside ASCII, Firefox and other senders do not.
function withAsciiDomain(address: string): string {
  const [, local, domain] = /^(.*)@([\p{L}\p{M}\p{N}.-]+)$/su.exec(address.trim()) ?? []
  if (!domain || /^[\x20-\x7E]*$/.test(domain)) return address
  return URL.canParse(`http://${domain}`) ? `${local}@${new URL(`http://${domain}`).hostname}` : address
}

/** An email address by the HTML standard, with a dotted domain; at most 254 characters, 64 of them before the @. */
export const emailAddress = v.pipe(
  v.string('Enter your email address'),
  v.transform((address) => withAsciiDomain(toPlain(address))),
  line(254, 'Enter your email address'),
  v.rfcEmail(emailHelp),
  v.check(hasShortLocalPart, emailHelp),
  v.check(hasDottedDomain, emailHelp),
)

const phoneHelp = 'Enter a phone number that has only digits, spaces, and these characters: + ( ) - . /'
const isPhone = (phone: string) => /^[+\d ().\-/]*$/.test(phone) && /\d/.test(phone)
// The digits of a script follow its zero, and NFKC converts fullwidth ones.
function toAsciiDigit(digit: string): string {
  let zero = digit.codePointAt(0)!
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((digit.codePointAt(0)! - zero) % 10)
}
const withPlainCharacters = v.transform((phone: string) =>
  toPlain(phone.normalize('NFKC')).replace(/\p{Nd}/gu, toAsciiDigit),
)

/** A required phone number: at least one digit, at most 40 characters. */
export const phoneNumber = v.pipe(
  v.string('Enter your phone number'),
  withPlainCharacters,
  line(40, 'Enter your phone number'),
  v.check(isPhone, phoneHelp),
)
