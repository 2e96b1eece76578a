import { hash } from 'node:crypto'
import { honeypotName, sentId } from '#machines/contract.ts'
import { isBlank } from '#machines/text.ts'
import { readSignals } from '#server/spam/readSignals.ts'
import type { Log } from '../../log.ts'
import type { AcceptResult } from '../../store/Store.ts'
import {
  serializeContent,
  maxBytes,
  retryAfterSeconds,
  type Accept,
  type Caller,
  type ValidMessage,
} from '../endpoint.ts'
import { errorReply, toResponse } from '../errorResponse.ts'
import { readAtMost } from '../readAtMost.ts'
import { isFromSite } from './isFromSite.ts'
import type { PageSource } from './pageSource.ts'
import { parseForm, type Entries } from './parseForm.ts'
import { refusalResponse, waitText } from './refusalResponse.ts'
import { siteForms, type SiteForm } from './siteForms.ts'

export type FormEndpointOptions = {
  accept: Accept
  /** Origins of the site, in addition to the request's `Host`. */
  origins: readonly string[]
  pages: PageSource
  now: () => Date
  log: Log
}

// The same form sent twice within a day (UTC) is one message.
const windowMs = 24 * 60 * 60_000

/**
 * Answers the forms of a browser without JavaScript at `/forms` and the path of their page (D28): 303 to the page, which
 * says that it arrived, or the page again with everything that was typed. It accepts as the JSON endpoints do.
 */
export function createFormEndpoint(options: FormEndpointOptions) {
  const { accept, origins, pages, now, log } = options
  // A second click aborts the first request in the browser, but not here. Both get the same response.
  const inFlight = new Map<string, Promise<AcceptResult>>()

  function acceptOnce(message: ValidMessage & { idempotencyKey: string }): Promise<AcceptResult> {
    const { idempotencyKey: key } = message
    const accepting = inFlight.get(key) ?? accept(message).finally(() => inFlight.delete(key))
    inFlight.set(key, accepting)
    return accepting
  }

  /** Returns the key of a message, which is the same for the same content on one day. */
  function deriveKey(message: Pick<ValidMessage, 'function' | 'payload' | 'signals'>): string {
    const day = Math.floor(now().getTime() / windowMs)
    // The honeypot is part of the key, because a person may clear it and send again.
    return `form ${hash('sha256', `${day} ${message.signals.honeypot} ${serializeContent(message)}`, 'base64')}`
  }

  return async (request: Request, { address = '', host = '' }: Caller = {}): Promise<Response> => {
    const path = /^[^?#]*?\/forms(\/[\w-]+)(?=[?#]|$)/.exec(request.url)?.[1] ?? ''
    const form = Object.hasOwn(siteForms, path) ? siteForms[path] : undefined
    if (!form) return plainError({}, 404, 'not_found', 'There is no such form.')
    if (request.method === 'GET' || request.method === 'HEAD') return redirect(path)
    if (request.method !== 'POST')
      return plainError({ Allow: 'GET, HEAD, POST' }, 405, 'method_not_allowed', 'Use POST.')

    const refuse = async (status: number, summary: string, more: Partial<Refused> = {}) =>
      refusalResponse(await pages(path), status, {
        summary,
        entries: new Map([...(more.entries ?? [])].filter(([name]) => !form.never.includes(name))),
        errors: more.errors ?? {},
        ...(more.retryAfter !== undefined && { retryAfter: more.retryAfter }),
      })
    const { failed } = form.texts

    if (!isUrlencoded(request.headers))
      return refuse(415, `${failed} The browser sent the form in a format that we cannot read.`)
    const body = await readAtMost(request, maxBytes)
    if (!body) return refuse(413, 'This is too long to be sent. Please go back and shorten the text.')
    const parsed = parseForm(body)
    if (!parsed || !hasKnownNames(parsed, form))
      return refuse(400, `${failed} The browser sent other fields than those of the form.`, only(form, parsed))
    const entries = parsed
    if (!isFromSite(request.headers, host, origins))
      return refuse(403, 'This did not come from a page of ours. Please check it and send it again.', { entries })

    const { body: payload, errors } = form.validate(entries, now)
    if (!payload) return refuse(422, summarize(form, entries, errors), { entries, errors: inOrder(form, errors) })
    const honeypot = !isBlank(entries.get(honeypotName) ?? '')
    const signals = { ...readSignals(request.headers, origins), honeypot }
    const message = { function: form.function, payload, signals, clientIp: address, isForm: true }
    try {
      const result = await acceptOnce({ ...message, idempotencyKey: deriveKey(message) })
      if (result.outcome !== 'rate-limited') return redirect(`${path}#${sentId}`)
      const retryAfter = result.retryAfterSeconds
      return await refuse(429, `Too many messages came from your network. ${waitText(retryAfter)}`, {
        entries,
        retryAfter,
      })
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      log('error', 'message.unaccepted', { function: form.function, reason })
      return refuse(503, failed, { entries, retryAfter: retryAfterSeconds })
    }
  }
}

type Refused = { entries: Entries; errors: Record<string, string>; retryAfter: number }

const noStore = { 'Cache-Control': 'no-store' }
const redirect = (location: string) => new Response(null, { status: 303, headers: { Location: location, ...noStore } })

function plainError(headers: Record<string, string>, ...error: Parameters<typeof errorReply>): Response {
  const reply = errorReply(...error)
  return toResponse({ ...reply, headers: { ...reply.headers, ...noStore, ...headers } })
}

const isUrlencoded = (headers: Headers) =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? '') &&
  /^(identity)?$/i.test(headers.get('content-encoding') ?? '')

const isKnownName = (name: string, { fields }: SiteForm) => fields.includes(name) || name === honeypotName
const hasKnownNames = (entries: Entries, form: SiteForm) => [...entries.keys()].every((name) => isKnownName(name, form))

/** Returns the entries of the form's fields, to show them again. */
const only = (form: SiteForm, entries: Entries | undefined): Partial<Refused> =>
  entries ? { entries: new Map([...entries].filter(([name]) => isKnownName(name, form))) } : {}

const inOrder = ({ fields }: SiteForm, errors: Partial<Record<string, string>>) =>
  Object.fromEntries(fields.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])))

function summarize({ fields, texts }: SiteForm, entries: Entries, errors: Partial<Record<string, string>>): string {
  const isMissing = fields.some((name) => errors[name] !== undefined && isBlank(entries.get(name) ?? ''))
  return isMissing ? texts.missing : texts.invalid
}
