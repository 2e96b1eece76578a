import { draft, message } from '../../fixtures/visitor.ts'
import type { Call } from '../cases.ts'

/** The targets of the form contract: the endpoint alone, the server over TCP, the hosted functions under Deno. */
export type FormPlace = 'alone' | 'served' | 'deno'

export type Fields = Record<string, string>

/** A case of the form contract (D28): how the form differs from a valid one, and the expected response. */
export type FormCase = {
  when: string
  status: number
  /** The target of a 303; by default the form's page with its confirmation. */
  location?: string
  allow?: string
  /** The invalid fields that the page marks and its summary links to. */
  errors?: string[]
  /** A part of the summary. */
  summary?: string
  /** Values that the page shows again, if they differ from the sent ones. */
  shown?: Fields
  /** The stored payloads at the end. By default the valid payload after a 303, otherwise none. */
  stored?: unknown[]
  /** The path of the page, `/contact` unless given. */
  page?: string
  method?: string
  /** Additional headers; undefined removes a default one. */
  headers?: Record<string, string | undefined>
  /** Changes of the valid form; undefined removes a field. */
  change?: Record<string, string | undefined>
  /** The body, instead of the encoded form. */
  body?: string | Uint8Array
  chunked?: boolean
  /** An earlier form of another tab, and whether its response has arrived. */
  earlier?: Pick<FormCase, 'page' | 'change'> & { is: 'answered' | 'under way' }
  /** Targets that cannot express the case, with the reason. */
  cannot?: Partial<Record<FormPlace, string>>
}

const valid: Record<string, Fields> = {
  '/free-consultation': { ...draft, homepage: '' },
  '/contact': { ...message, gdprConsent: 'on', homepage: '' },
}

/** Returns the fields of a case as a browser sends them. Each message of a test run is different. */
export function createFields(
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

/** Returns the request of a form with a browser's headers. */
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
