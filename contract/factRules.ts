import * as v from 'valibot'
import { parsePhone, showPhone } from './phone.ts'
import { parsed, parseEmail, parseOrigin, parseSecureUrl, type Rule, suggestOrigin, textLike } from './variables.ts'

// The rules of the variables of a build. They stop it only for what would break a page, a mail or a link (D89); what a company
// says of itself is a line that is shown as it was typed.

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
  'use the public address with https:// and nothing after the name, as in https://www.company.example, because the site is ' +
    'served from its root',
)
export const backendOrigin = origin(
  'use the address of the hosted backend with https:// and nothing after the name, as in https://project.supabase.co, or ' +
    'leave it out',
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

/** The addresses of pages elsewhere, with spaces between. */
export const linkedPages = parsed((text) => {
  const urls = text.split(/\s+/).map((address) => parseSecureUrl(address)?.href)
  return urls.every((url) => url !== undefined) ? urls : undefined
}, 'use addresses that begin with https://, with spaces between')

/** What a search engine gives its user to prove whose a site is. */
export const verification = textLike(
  /^[\w-]{8,100}$/,
  'use what stands in content="…" of the tag, and nothing around it',
)

export const email = parsed(parseEmail, 'use an address like info@company.example')

export const yesOrNo = parsed((text) => {
  if (/^(yes|true)$/i.test(text)) return true
  return /^(no|false)$/i.test(text) ? false : undefined
}, 'use yes or no')

export const phone = parsed((text) => {
  const number = parsePhone(text)
  return number && showPhone(number, text)
}, 'use the international form with the country code, as in +421 2 5555 1234, and for an extension … ext. 12')

/** A fact in one line, shown as it was typed. */
export const line: Rule = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{Cc}]*$/u, 'write this in one line'),
  v.maxLength(300, 'shorten this to 300 characters'),
)

/** Lines with semicolons between. */
export const lines = v.pipe(
  line,
  v.transform((list) => list.split(';').flatMap((one) => one.trim() || [])),
)
