import * as v from 'valibot'
import { parseMinutes } from './callLength.ts'
import { parsePhone, showPhone } from './phone.ts'
import { parsed, parseEmail, parseOrigin, parseSecureUrl, type Rule, suggestOrigin } from './variables.ts'

// The rules of the variables of a build. They accept what people write, or say what differs. What is shown is one line, and is
// shown as it was written unless its form is that of a program.

const origin = (help: string): Rule =>
  parsed(
    (text) => {
      const found = parseOrigin(text)
      // A Content-Security-Policy cannot name such an address.
      return found?.includes('[') ? undefined : found
    },
    (text) => {
      const suggested = suggestOrigin(text)
      return `${help}${suggested === undefined || suggested.includes('[') ? '' : `; write ${suggested}`}`
    },
  )

export const siteOrigin = origin(
  'use the public address with https:// and nothing after the name, as in https://www.company.example, because the site is served from its root',
)
export const backendOrigin = origin(
  'use the address of the hosted backend with https:// and nothing after the name, as in https://project.supabase.co, or leave it out',
)

/** The address of a page elsewhere, which the site shows in a frame. */
export const framedPage = parsed((text) => {
  const url = parseSecureUrl(text)
  return url && url.username === '' && !url.host.startsWith('[') ? url.href : undefined
}, 'use the address of the provider’s chat page, which begins with https:// and a name')

/** The address of a page elsewhere, which the site links. */
export const linkedPage = parsed(
  (text) => parseSecureUrl(text)?.href,
  'use the address of the provider’s privacy notice, which begins with https://',
)

export const email = parsed(parseEmail, 'use an address like info@company.example')

export const yesOrNo = v.picklist(['yes', 'no'], 'use yes or no')

export const phone = parsed((text) => {
  const number = parsePhone(text)
  return number && showPhone(number, text)
}, 'use the international form with the country code, as in +421 2 5555 1234, and for an extension … ext. 12')

const cutOff =
  'this looks cut off: give all of it, and set it in single quotes, because # begins a comment and a quotation mark ends a value'

/** Whether a text has its end: its quotation marks and parentheses are closed, and no word waits for another. */
function isWhole(text: string): boolean {
  const count = (character: string) => text.split(character).length
  const isQuoted = /^(["'`]).*\1$/.test(text)
  const isOpen = count('"') % 2 === 0 || count('(') !== count(')')
  return !isQuoted && !isOpen && !/([,;:&(–-]|\s(and|or|of|the|in|by|with|from|to))$/.test(text)
}

/** A fact in one line. */
export const line = (min: number, help: string, needs = /^/): Rule =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[^\p{Cc}]*$/u, help),
    v.regex(needs, help),
    v.minLength(min, help),
    v.maxLength(300, 'shorten this to 300 characters'),
    v.check(isWhole, cutOff),
  )

const clock = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?`
const dash = String.raw` ?(?:[-–—]|\bto\b) ?`
const hours = new RegExp(`${clock}${dash}${clock}`, 'i')
const allDay = /\b24\/7\b|\b24 hours\b|around the clock/i
const zone = /\([^()]+\)$|\b[A-Z]{3,5}$|\btime$/i

/**
 * When the phone is answered: days, hours and a time zone, because a buyer abroad has to know whose morning it is; or all day.
 * Another dash between two hours becomes the one of ranges.
 */
export const openingHours = v.pipe(
  line(4, 'give days, hours, and the time zone, as in Monday–Friday, 08:00–16:30 (Central European Time)'),
  v.check(
    (text) => allDay.test(text) || hours.test(text),
    'give the hours, too, as in Monday–Friday, 08:00–16:30 (Central European Time), or 24/7',
  ),
  v.check(
    (text) => allDay.test(text) || /\p{L}{2}/u.test(text.replace(hours, '').replace(zone, '')),
    'give the days, too, as in Monday–Friday, 08:00–16:30 (Central European Time)',
  ),
  v.check(
    (text) => allDay.test(text) || zone.test(text),
    'end with the time zone, as in Monday–Friday, 08:00–16:30 (Central European Time)',
  ),
  v.transform((text) => text.replaceAll(/(\d|\dm|[ap]\.?m\.?) ?[-–—] ?(?=\d)/gi, '$1–')),
)

export const vatNumber = v.pipe(
  line(4, 'use country code and number, as in SK2020000000'),
  v.check((text) => /^[a-z]{2,3}/i.test(text), 'begin with the country code, as in SK2020000000'),
  v.check(
    (text) => /^[a-z]{2,3}[\da-z+*]{2,16}$/i.test(text.replaceAll(/[\s.-]/g, '')) && /\d{2}/.test(text),
    'use country code and number alone, as in SK2020000000, DE 123 456 789 or CHE-123.456.789 MWST',
  ),
)

export const callLength = v.pipe(
  line(4, 'say how long a consultation takes, as in 30 minutes'),
  v.check(
    (text) => parseMinutes(text) !== undefined,
    'say how long a consultation takes: begin with minutes or hours, as in 30 minutes or 1 hour, because its entry in the calendar ends then',
  ),
)

/** A time that stands after "within". */
export const replyTime = v.pipe(
  line(5, 'say within which time a message is answered, as in one working day'),
  v.transform((text) => text.replace(/^within /i, '')),
)

/** What a claim rests on, with the year that makes it a fact. */
export const basis = (help: string): Rule => line(4, help, /\d{4}/)

const letter =
  /^[^:;]{3,}: letter of (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/

export const references = v.pipe(
  v.string(),
  v.transform((list) => list.split(';').flatMap((reference) => reference.trim() || [])),
  v.array(v.pipe(v.string(), v.regex(letter, 'write each as in Pump Works, Ulm: letter of March 2026'))),
)
