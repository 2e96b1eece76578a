import { draft, message } from '../../fixtures/visitor.ts'
import type { Call } from '../contractCase.ts'

/** Where the forms are sent to: the endpoint alone, the server over TCP, the hosted functions under Deno. */
export type FormPlace = 'alone' | 'served' | 'deno'

export type Fields = Record<string, string>

/** One case of the contract of the native forms (D28): what is sent, where it differs from a valid form, and the answer. */
export type FormCase = {
  when: string
  status: number
  /** Where a 303 leads to; the page of the form with its confirmation unless given. */
  location?: string
  allow?: string
  /** The invalid fields that the page marks and its summary links to. */
  errors?: string[]
  /** A part of the summary. */
  summary?: string
  /** What the page shows again where it is not what was sent. */
  shown?: Fields
  /** What is stored by the end; the valid payload after a 303, otherwise nothing. */
  stored?: unknown[]
  /** The path of the page, `/contact` unless given. */
  page?: string
  method?: string
  /** Headers beside those of a browser, or undefined for one that is left out. */
  headers?: Record<string, string | undefined>
  /** Changes of the valid form; undefined for a field that is left out. */
  change?: Record<string, string | undefined>
  /** The body as it is sent, in the place of the form. */
  body?: string | Uint8Array
  chunked?: boolean
  /** An earlier form of another browser tab, and whether it has been answered. */
  earlier?: Pick<FormCase, 'page' | 'change'> & { is: 'answered' | 'under way' }
  /** Places that cannot express the case, and why. */
  cannot?: Partial<Record<FormPlace, string>>
}

const valid: Record<string, Fields> = {
  '/free-consultation': { ...draft, homepage: '' },
  '/contact': { ...message, gdprConsent: 'on', homepage: '' },
}

/** Returns the fields of a case, as a browser has them; each message of a test run is another one. */
export function fieldsOf(
  { page = '/contact', change = {} }: Pick<FormCase, 'page' | 'change'>,
  company: string,
): Fields {
  const isContact = page !== '/free-consultation'
  const fields = {
    ...valid[isContact ? '/contact' : page],
    ...(isContact ? { company } : { name: company }),
    ...change,
  }
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Returns the call of a form, with the headers of a browser. */
export function formCall(asked: FormCase, origin: string, fields: Fields): Call {
  const { page = '/contact', method = 'POST', headers = {}, chunked = false } = asked
  // A browser sends line breaks as \r\n.
  const pairs = Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')])
  const body = asked.body ?? new URLSearchParams(pairs).toString()
  const all = Object.entries({
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: origin,
    'Sec-Fetch-Site': 'same-origin',
    ...headers,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return {
    url: `${origin}/forms${page}`,
    method,
    headers: Object.fromEntries(all),
    body: hasBody ? (typeof body === 'string' ? new TextEncoder().encode(body) : body) : null,
    chunked,
  }
}
