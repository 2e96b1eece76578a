import * as v from 'valibot'

// Format, space and control characters, and the blanks that Unicode counts as letters: nobody sees any of them.
const invisible = /[\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]|\p{Mn}/gu
const lineBreaks = /[\r\n\t]/g
// A lone half of a surrogate pair cannot be written as UTF-8.
const unprintable = /[\p{Cc}\p{Cs}]/u

/** Whether there is nothing to see in a text. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''

const hasInk = (text: string) => !isBlank(text)
const isOneLine = (text: string) => !unprintable.test(text)
const isProse = (text: string) => !unprintable.test(text.replace(lineBreaks, ''))

/** A required line of text, trimmed: something visible, no control characters, at most `most` UTF-16 units long. */
export function line(most: number, missing: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.check(hasInk, missing),
    v.check(isOneLine, 'Remove the control characters'),
    v.maxLength(most, `Shorten this to ${most} characters`),
  )
}

/** Required text of several lines, trimmed; line breaks and tabs are kept. */
export function prose(most: number, missing: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.check(hasInk, missing),
    v.check(isProse, 'Remove the control characters'),
    v.maxLength(most, `Shorten this to ${most.toLocaleString('en-US')} characters`),
  )
}

const emailHelp = 'Enter an email address in the format name@company.com'

// A pipe goes on after a fault, so these meet texts of any length, and must not search them over and over.
const hasShortLocalPart = (address: string) => address.indexOf('@') <= 64
function hasDottedDomain(address: string): boolean {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.')
  return labels.length > 1 && /[a-z]/i.test(labels.at(-1)!)
}

/** An email address as browsers accept it (HTML standard), with a dotted domain; at most 254 characters, 64 before the @. */
export const emailAddress = v.pipe(
  line(254, 'Enter your email address'),
  v.rfcEmail(emailHelp),
  v.check(hasShortLocalPart, emailHelp),
  v.check(hasDottedDomain, emailHelp),
)

const phoneHelp = 'Enter a phone number with digits, spaces and + ( ) - . / only'
const isPhone = (phone: string) => /^[+\d ().\-/]*$/.test(phone) && /\d/.test(phone)
// Copied numbers are often held together by other spaces than the one on the keyboard.
const withPlainSpaces = v.transform((phone: string) => phone.replace(/\p{Zs}/gu, ' '))

/** A telephone number as people write it: at least one digit, at most 40 characters. */
export const phoneNumber = v.pipe(
  v.string('Enter your phone number'),
  withPlainSpaces,
  line(40, 'Enter your phone number'),
  v.check(isPhone, phoneHelp),
)

/** The same where it may be left out; left out is the empty text. */
export const optionalPhoneNumber = v.pipe(
  v.string(phoneHelp),
  withPlainSpaces,
  v.trim(),
  v.transform((phone) => (isBlank(phone) ? '' : phone)),
  v.maxLength(40, 'Shorten this to 40 characters'),
  v.check((phone) => phone === '' || isPhone(phone), phoneHelp),
)
