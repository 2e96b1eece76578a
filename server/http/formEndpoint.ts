import { Hono } from 'hono'
import { hash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formAction, honeypotName, keyName, sentId, type FormAnswer } from '#contract/endpoints.ts'
import { toText, type Form } from '#contract/form.ts'
import { formOn, formPages, type FormPage, type Submission } from '#contract/forms.ts'
import type { Errors, Validated } from '#contract/errors.ts'
import { describeFailure } from '#contract/describeFailure.ts'
import { describeSource, type Visit } from '#contract/leadSource.ts'
import { readValues, type FormValues, type Fields } from '#contract/fields.ts'
import { isBlank } from '#contract/text.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { maxFormBytes, parseForm, readBody, errorResponse, type FormEntries } from './responses.ts'
import { readSignals, type Signals } from './spam.ts'
import { createSubmit, receiptOf, serializeContent, type Accept, type Caller, type Refused } from './submit.ts'

/** Renders the page of a form with an answer, and returns it with the headers of a page. */
export type RenderForm = (page: FormPage, answer: FormAnswer) => Promise<{ html: string; headers: HeaderValues }>
type HeaderValues = Record<string, string>

type FormEndpointOptions = {
  accept: Accept
  list: Store['list']
  /** Origins of the site, in addition to the request's `Host`. */
  origins: readonly string[]
  /** Whether the pages of the site send where a visit came from, and say so. */
  sendsLeadSource: boolean
  renderForm: RenderForm
  now: () => Date
  log: Log
}

// A checkbox without a `value` attribute sends "on", and nothing if it is not ticked.
const read = <Described extends Fields>(fields: Described, entries: FormEntries): FormValues<Described> =>
  readValues(
    fields,
    (name) => entries.get(name) ?? '',
    (name) => entries.get(name) === 'on',
  )

/** Judges what a browser has sent by the rule of its form. */
const judge = (form: Form, entries: FormEntries, now: () => Date) =>
  form.validate(
    // What is read by the fields of a form is what that form validates.
    read(form.fields, entries) as never,
    // The visitor's own time zone is unknown.
    { now, timeZone: undefined },
  ) as Validated<Submission['payload']>

const dayMs = 24 * 60 * 60_000
/** For how long after a message was accepted the address of its confirmation is valid. */
const confirmationMs = 5 * 60_000

/**
 * Creates what answers the forms of a browser without JavaScript (D28): 303 to a page that says it arrived, or the page
 * of the form with everything that was typed. It accepts as the JSON endpoints do.
 */
export function createFormEndpoint(options: FormEndpointOptions): Hono<{ Bindings: Caller }> {
  const { list, origins, sendsLeadSource, now } = options
  const submit = createSubmit(options)

  const isLate = (acceptedAt: number) => now().getTime() - acceptedAt >= confirmationMs

  /**
   * Answers the address that a form was redirected to with the page that says it arrived. The address names the idempotency key,
   * which only the sender has: mails, events and the meeting link carry the message's id.
   */
  async function confirm(page: FormPage, request: Request): Promise<Response> {
    const idempotencyKey = new URL(request.url).searchParams.get('sent') ?? ''
    const messages = idempotencyKey === '' ? [] : await list({ idempotencyKey }).catch(() => [])
    const message = messages.find((one) => one.function === formOn(page)?.function && !isLate(one.acceptedAt))
    if (!message) return redirect(page)
    const withheld = message.deliveries.flatMap(({ kind, state, note }) =>
      state === 'withheld' ? [{ kind, reason: note ?? '' }] : [],
    )
    return showPage(options, page, 200, { sent: message.payload, ...receiptOf(message.id, withheld) })
  }

  async function receive(page: FormPage, request: Request, { address, host = '' }: Caller): Promise<Response> {
    const { headers } = request
    const { function: name } = formOn(page)!
    const form: Form = formOn(page)!
    const failed = toText(form.says.failed)
    const refuse = ({ status, errors = {}, retryAfter }: Reason, summary: string, entries?: FormEntries) => {
      const values = [...(entries ?? [])].filter(([name]) => isKnown(name, form) && !form.fields[name]?.isOnce)
      const inOrder = Object.keys(form.fields).flatMap((name) => (errors[name] ? [[name, errors[name]] as const] : []))
      const answer = { summary, values: Object.fromEntries(values), errors: Object.fromEntries(inOrder) }
      return showPage(options, page, status, answer, retryAfter ? { 'Retry-After': String(retryAfter) } : {})
    }
    if (!isUrlencoded(headers))
      return refuse({ status: 415 }, `${failed} Your browser sent the form in a format we can’t read.`)
    const bytes = await readBody(request, maxFormBytes)
    if (!bytes) return refuse({ status: 413 }, 'Your text is too long. Please go back and shorten it.')
    const entries = parseForm(bytes)
    if (!entries || [...entries.keys()].some((name) => !isKnown(name, form)))
      return refuse({ status: 400 }, `${failed} Your browser sent fields that don’t belong to this form.`, entries)
    if (!isFromSite(headers, host, origins))
      return refuse(
        { status: 403 },
        'This form was not sent from our website. Please check your entries and send it again from here.',
        entries,
      )
    const sent = { function: name, validate: (typed: FormEntries) => judge(form, typed, now) }
    const signals = readSignals(headers, origins, !isBlank(entries.get(honeypotName) ?? ''))
    const derive = (submission: Submission) => deriveKey(submission, signals, now())
    const sender = { address, signals, source: describeSource(page, sendsLeadSource ? readVisit(headers) : undefined) }
    let result = await submit(sent, entries, { ...sender, key: readKey(entries) ?? derive })
    // The page was shown again with its key, and the visitor has changed the entries since.
    if (result.code === 'idempotency_key_reused') result = await submit(sent, entries, { ...sender, key: derive })
    if (result.code !== 'accepted') return refuse(result, summarize(result, form, entries), entries)
    const { idempotencyKey, acceptedAt, submission, receipt } = result
    // Supabase, which hides the address, serves HTML as plain text in answers to GET.
    if (address === null || (acceptedAt !== undefined && isLate(acceptedAt)))
      return showPage(options, page, 200, { sent: submission.payload, ...receipt })
    return redirect(`${formAction(page)}?${new URLSearchParams({ sent: idempotencyKey! })}#${sentId}`)
  }

  const endpoint = new Hono<{ Bindings: Caller }>()
  for (const page of formPages)
    endpoint
      .post(formAction(page), ({ req, env }) => receive(page, req.raw, env))
      .get(({ req }) => confirm(page, req.raw))
      .all(() => errorResponse(405, 'method_not_allowed', 'Use POST.', { headers: { Allow: 'GET, HEAD, POST' } }))
  return endpoint.all('/forms/:other', () => errorResponse(404, 'not_found', 'There is no such form.'))
}

/** Why a form was refused: the status, an error by field, and the seconds until the next attempt. */
type Reason = { status: number; errors?: Errors; retryAfter?: number }

/** Returns what the page says at its top when a form was refused. */
function summarize(refused: Refused, form: Form, entries: FormEntries): string {
  const { failed, incomplete, invalid } = form.says
  if (refused.code === 'unprocessable_content') {
    const isMissing = (name: string) => refused.errors[name] !== undefined && isBlank(entries.get(name) ?? '')
    return toText(Object.keys(form.fields).some(isMissing) ? incomplete : invalid)
  }
  if (!('retryAfter' in refused)) return toText(failed)
  const { status, retryAfter } = refused
  const reason = describeFailure({ code: 'refused', status, retryAfter })
  return status === 429 ? reason : `${toText(failed)} ${reason}`
}

const redirect = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })

const isUrlencoded = (headers: Headers) =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? '') &&
  /^(identity)?$/i.test(headers.get('content-encoding') ?? '')

const isKnown = (name: string, { fields }: Form) =>
  Object.hasOwn(fields, name) || name === honeypotName || name === keyName

/** Returns the key that the page's script has given to the content, which it also uses for a retry with JavaScript. */
function readKey(entries: FormEntries): string | undefined {
  const key = entries.get(keyName) ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key) ? key : undefined
}

/** Returns the key of a message without one: the same content is one message on one day (UTC). */
function deriveKey(submission: Submission, { honeypot }: Signals, now: Date): string {
  const day = Math.floor(now.getTime() / dayMs)
  // A person may clear the honeypot and send again, without the mark.
  return `form ${hash('sha256', `${day} ${honeypot} ${serializeContent(submission)}`, 'base64url')}`
}

/**
 * Returns whether a page of the site sent the form. A page elsewhere could otherwise let its visitors send messages.
 *
 * Every browser that the site supports sends `Origin` with a form, and all but Safari before 16.4 send `Sec-Fetch-Site`,
 * which needs no name to compare with. A request without both comes from a program.
 */
function isFromSite(headers: Headers, host: string, origins: readonly string[]): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation === 'same-origin') return true
  // `none` is a form that the visitor sends again by reloading its answer.
  if (relation !== null && relation !== 'none') return false
  const source = URL.parse(headers.get('origin') ?? '')
  return source !== null && (source.host === host || origins.includes(source.origin))
}

/** Returns the page that sent the form, whose address may name a campaign. What came before it is not known. */
function readVisit(headers: Headers): Visit | undefined {
  const opened = headers.get('referer') ?? ''
  return URL.canParse(opened) ? { opened, referrer: '' } : undefined
}

async function showPage(
  { renderForm, log }: FormEndpointOptions,
  page: FormPage,
  status: number,
  answer: FormAnswer,
  headers: HeaderValues = {},
): Promise<Response> {
  const respond = (body: string, type: string, more: HeaderValues) =>
    new Response(body, {
      status,
      headers: { ...more, 'Content-Type': type, 'Cache-Control': answerCaching, ...headers },
    })
  try {
    const { html, headers: ofPage } = await renderForm(page, answer)
    return respond(html, 'text/html; charset=utf-8', ofPage)
  } catch (error) {
    // The page could not be rendered. Plain text still says whether the message has arrived, and how to send it again.
    log('error', 'form.unrendered', { page, reason: (error as Error).name })
    const { summary, errors } = 'sent' in answer ? { summary: 'Your message has arrived.', errors: {} } : answer
    const back = 'sent' in answer ? [] : ['Go back in your browser: what you typed is still there.']
    const lines = [summary, ...Object.values(errors), ...back]
    return respond(lines.join('\n'), 'text/plain; charset=utf-8', { 'X-Content-Type-Options': 'nosniff' })
  }
}

/** With `no-store`, Back to this page would lead to the browser's question whether to send the form again. */
const answerCaching = 'private, max-age=0'

/** Loads what the build wrote for the server beside the site. It stays in memory, so that a later build disturbs nobody. */
export async function loadRenderForm(siteFolder: string): Promise<RenderForm> {
  const file = resolve(`${siteFolder}-server/forms.mjs`)
  const built = (await import(pathToFileURL(file).href).catch((cause: unknown) => {
    throw new Error(`${file} is missing, which renders the pages of the forms. Run npm run build.`, { cause })
  })) as { renderForm: RenderForm }
  return built.renderForm
}
