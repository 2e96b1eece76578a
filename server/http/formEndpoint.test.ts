// The forms without JavaScript: the application with SQLite. tests/e2e/native-forms.spec.ts sees the rendered pages.
import { expect, test } from 'vitest'
import { validateContact } from '#contract/contact.ts'
import { describeFailure } from '#contract/describeFailure.ts'
import { toText } from '#contract/form.ts'
import { forms } from '#contract/forms.ts'
import { anyTime } from '#contract/requestedTime.ts'
import type { FormAnswer } from '#contract/endpoints.ts'
import { createRequest, requiredIn } from '../../tests/contract/cases.ts'
import { without } from '../../tests/fixtures/startForms.ts'
import { minute, openApp } from '../../tests/fixtures/store.ts'
import { booking, draft, message } from '../../tests/fixtures/visitor.ts'
import type { AppOptions } from '../app.ts'
import { parseConfig } from '../config.ts'
import type { RenderForm } from './formEndpoint.ts'
import { StoreUnavailable } from '../store/store.ts'

type Fields = Record<string, string | undefined>
/** How a form differs from a valid message of the contact page; undefined removes a field or a header. */
type Form = {
  page?: string
  change?: Fields
  headers?: Fields
  body?: string | Uint8Array<ArrayBuffer>
  method?: string
  /** The client's IP address; null behind a static host. */
  address?: string | null | undefined
}

const site = 'https://www.company.com'
const consultation = 'free-consultation'
const failedBooking = toText(forms.consultation.says.failed)
const required = toText(forms.consultation.says.incomplete)
const marked = toText(forms.contact.says.invalid)

const fieldsOf = ({ page = 'contact', change }: Form) =>
  defined({ ...(page === consultation ? draft : { ...message, gdprConsent: 'on' }), homepage: '', ...change })
const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined))
// A browser sends line breaks as \r\n.
const encode = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')])).toString()

/** Returns the answer itself in the place of a page. */
const showAnswer: RenderForm = async (_, answer) => ({ html: JSON.stringify(answer), headers: {} })
const readAnswer = async (response: Response) => (await response.json()) as Extract<FormAnswer, { summary: string }>

async function open(options: Partial<AppOptions> = {}, env: Record<string, string> = {}) {
  const opened = await openApp({ renderForm: showAnswer, ...options }, env)
  const { app, store } = opened
  const get = async (path: string) => app.request(path)
  const send = async (form: Form = {}) => {
    const { page = 'contact', method = 'POST', body = encode(fieldsOf(form)) } = form
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
    const headers = defined({ ...type, ...form.headers })
    const request = new Request(`${site}/forms/${page}`, { method, headers, body: new Blob([body]) })
    return app.fetch(request, { address: 'address' in form ? form.address : '192.0.2.1', host: 'www.company.com' })
  }
  /** Follows the redirect after a form that was accepted. */
  const follow = (response: Response) => get(response.headers.get('location')!)
  const stored = async () => (await store.list()).map(({ payload }) => payload).toReversed()
  return { ...opened, get, send, follow, stored }
}

const type = (value: string | undefined) => ({ headers: { 'Content-Type': value } })
const from = (headers: Fields) => ({ headers: { 'Sec-Fetch-Site': undefined, ...headers } })
const change = (fields: Fields) => ({ change: fields })
const book = (fields: Fields) => ({ page: consultation, change: fields })

const longest = { ...message, message: '泵'.repeat(10_000) }
const accepted: [when: string, form: Form, stored?: object][] = [
  ['a message', {}],
  ['a booking', book({}), booking],
  ['a message without the phone field', change({ phone: undefined }), { ...message, phone: '' }],
  ['a message without the honeypot', change({ homepage: undefined })],
  ['blanks around values', change({ name: '  Jana Nováková ', message: `\n${message.message}\n` })],
  ['markup', change({ message: '<b>&amp; "Ø" 1 + 1%' }), { ...message, message: '<b>&amp; "Ø" 1 + 1%' }],
  ['the longest message in any script', change({ message: longest.message }), longest],
  ['any time and an hour', book({ flexible: 'on' }), { ...booking, time: anyTime }],
  ['a type with a charset', type('Application/X-WWW-Form-Urlencoded; charset=UTF-8')],
  ['an older browser', from({ Origin: site })],
  ['a form sent again by a reload', from({ 'Sec-Fetch-Site': 'none', Origin: site })],
  ['a proxy that replaces the host', from({ Origin: 'https://company.com' })],
]
const aReference = expect.stringMatching(/^[\da-f]{12}$/) as string

test.each(accepted)(
  'accepts %s with the page of the form, and leads to a page that says so',
  async (_, form, payload = message) => {
    const { send, follow, stored, store } = await open({}, { ALLOWED_ORIGINS: 'https://company.com' })
    const response = await send(form)
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store'])
    expect(response.headers.get('location')).toMatch(/^\/forms\/[\w-]+\?sent=[\w+-]+#form-sent$/)
    expect(await stored()).toEqual([payload])
    expect((await store.list())[0]?.source).toBe(`page=%2F${form.page ?? 'contact'}`)
    expect(await (await follow(response)).json()).toEqual({ sent: payload, reference: aReference })
  },
)

test.each([
  [true, `${site}/contact?UTM_Source=print&gclid=secret`, 'page=%2Fcontact&click=google-ads&utm_source=print'],
  // The page of a form that was refused.
  [true, `${site}/forms/contact`, 'page=%2Fcontact'],
  [true, undefined, 'page=%2Fcontact'],
  [false, `${site}/contact?utm_source=print`, 'page=%2Fcontact'],
])(
  'knows the campaign of a form without JavaScript if pages say so (%s), by its address %s',
  async (says, from, source) => {
    const { send, store } = await open({ config: { ...parseConfig({}), sendsLeadSource: says } })
    await send({ headers: { Referer: from } })
    expect((await store.list())[0]?.source).toBe(source)
  },
)

const everyFieldEmpty = Object.keys(without(message, 'gdprConsent')).map((name) => `${name}=`)
const elsewhere = 'https://elsewhere.example'
const long = `"'><script>a</script>${'&'.repeat(200)}`
const refused: [status: number, when: string, form: Form, summary?: string, errors?: string[]][] = [
  [422, 'the consent is missing', change({ gdprConsent: undefined }), marked, ['gdprConsent']],
  [422, 'the consent has another value', change({ gdprConsent: 'yes' }), marked, ['gdprConsent']],
  [422, 'every field is empty', { body: everyFieldEmpty.join('&') }, marked, requiredIn('contact')],
  [422, 'a booking has no field', { page: consultation, body: '' }, required, requiredIn('consultation')],
  [422, 'a name is too long, and markup', change({ name: long }), marked, ['name']],
  [422, 'an email is wrong', change({ email: 'jana@', message: '\nA\n\n</textarea><b>' }), marked, ['email']],
  [422, 'the time zone is what every object has', book({ timezone: 'constructor' }), marked, ['timezone']],
  [422, 'any time works, but a day is missing', book({ date: '', flexible: 'on' }), required, ['date']],
  [400, 'a name is repeated', { body: 'name=Jana&name=Peter' }],
  [400, 'an unknown field is __proto__', { page: consultation, body: '__proto__=1&name=Jana' }, failedBooking],
  [400, 'a field is unknown', change({ extra: '1' }), toText(forms.contact.says.failed)],
  [400, 'the body is not UTF-8', { body: Uint8Array.of(0x6e, 0x3d, 0xff) }],
  [400, 'the connection is gone', { address: undefined }],
  [
    403,
    'another site sends it',
    from({ 'Sec-Fetch-Site': 'cross-site', Origin: elsewhere }),
    'not sent from our website',
  ],
  [403, 'another part of the domain sends it', from({ 'Sec-Fetch-Site': 'same-site', Origin: elsewhere })],
  [403, 'an older browser sends it from another site', from({ Origin: elsewhere })],
  [403, 'the origin is hidden, and nothing else is known', from({ Origin: 'null' })],
  [413, 'the body is over 128 KiB long', { body: `message=${'a'.repeat(131_065)}` }, 'too long'],
  [415, 'the type is missing', type(undefined)],
  [415, 'the body is compressed', { headers: { 'Content-Encoding': 'gzip' } }],
]
/** Returns the fields to show again. A consent is given for one attempt. */
const shown = ({ gdprConsent: _, extra: _extra, ...fields }: Record<string, string>) => fields
const anyValues = expect.any(Object) as object

test.each(refused)(
  'answers %i when %s, and shows what was typed',
  async (status, _, form, summary = '', errors = []) => {
    const { send, stored } = await open()
    const response = await send(form)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    // Back shows a stored page again; `no-store` would make the browser ask whether to send the form again.
    expect(response.headers.get('cache-control')).toBe('private, max-age=0')
    const answer = await readAnswer(response)
    expect([answer.summary, Object.keys(answer.errors)]).toEqual([expect.stringContaining(summary), errors])
    const isRead = form.body === undefined && status !== 415
    expect(answer.values).toEqual(isRead ? shown(fieldsOf(form)) : anyValues)
    expect(await stored()).toEqual([])
  },
)

test('leads from the address of a form to its page, and has no other methods', async () => {
  const { app, send } = await open()
  for (const method of ['GET', 'HEAD']) {
    const response = await app.request('/forms/free-consultation', { method })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/free-consultation'])
  }
  const response = await send({ method: 'PUT' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  for (const page of ['services', 'constructor']) expect((await send({ page })).status).toBe(404)
})

test('stores a message once that comes twice in a day, but again without the honeypot', async () => {
  const { send, stored, clock, store } = await open()
  await Promise.all([send(), send(), send({ page: 'more-information' })])
  clock.now = Date.parse('2027-03-01T23:59:59Z')
  await send()
  expect(await stored()).toHaveLength(1)
  clock.now = Date.parse('2027-03-02T00:00:00Z')
  await send()
  await send(change({ message: 'Another' }))
  await send(change({ homepage: 'https://spam.example' }))
  // The last three were accepted at the same time, so the list has them in any order.
  expect((await store.list()).map(({ marks }) => marks).toSorted()).toEqual(['', '', '', 'hidden field filled in'])
})

test('stores a message once that is sent natively and with JavaScript under one key', async () => {
  const key = crypto.randomUUID()
  const scripted = () => createRequest({}, site, key)
  for (const isNativeFirst of [true, false]) {
    const { app, send, stored } = await open()
    const attempts = [() => send(change({ key })), async () => app.fetch(scripted(), { address: '192.0.2.1' })]
    for (const attempt of isNativeFirst ? attempts : attempts.toReversed()) await attempt()
    expect(await stored()).toEqual([message])
  }
})

test('keeps the key in a page with errors, but not for other content, and ignores what is no key', async () => {
  const { send, stored } = await open()
  const key = crypto.randomUUID()
  const { values } = await readAnswer(await send(change({ key, email: '' })))
  expect(values).toMatchObject({ key })
  await send(change({ key }))
  await send(change({ key, message: 'Another' }))
  await send(change({ key, message: 'Another' }))
  expect(await stored()).toHaveLength(2)
  await send(change({ key: 'x', message: 'A third' }))
  await send(change({ key: 'x', message: 'A fourth' }))
  expect(await stored()).toHaveLength(4)
})

test('says that a message arrived for five minutes, and at once where a static host hides the address', async () => {
  const { send, get, follow, clock, store } = await open()
  const sent = await send()
  expect((await follow(sent)).status).toBe(200)
  const { id } = (await store.list())[0]!
  clock.now += 5 * minute - 1
  expect((await follow(await send())).status).toBe(200)
  clock.now += 1
  expect((await follow(sent)).status).toBe(303)
  // The id is in the meeting link and in mails, which are passed on.
  for (const other of [id, '']) expect((await get(`/forms/contact?sent=${other}&at=${clock.now}`)).status).toBe(303)
  // A visitor who sends the message again learns that it has arrived. A static host hides the address, and GET shows no page.
  expect(await (await send()).json()).toEqual({ sent: message, reference: aReference })
  expect(await (await send({ address: null })).json()).toEqual({ sent: message, reference: aReference })
})

test('promises no SMS on its page where none goes to the number', async () => {
  const gateway = { SMS_GATEWAY_URL: 'https://sms.company.com/', SMS_GATEWAY_KEY: 'key', SMS_COUNTRIES: '+421' }
  const { send, follow } = await open({}, gateway)
  const foreign = book({ phone: '0900 123 456' })
  expect(await (await follow(await send(foreign))).json()).toMatchObject({ reference: aReference, sms: false })
  expect(await (await send({ ...foreign, address: null })).json()).toMatchObject({ reference: aReference, sms: false })
  expect(await (await follow(await send(book({})))).json()).toEqual({ sent: booking, reference: aReference })
})

test('keeps what was typed above a limit', async () => {
  const { send, stored } = await open({}, { RATE_LIMITS: '1/600' })
  await send()
  const response = await send(change({ message: 'Another' }))
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600'])
  const { summary, values } = await readAnswer(response)
  expect(summary).toContain(describeFailure({ code: 'refused', status: 429, retryAfter: 600 }))
  expect(values).toMatchObject({ message: 'Another' })
  // A message that was accepted may come again.
  expect((await send()).status).toBe(303)
  expect(await stored()).toHaveLength(1)
})

test('keeps what was typed while the store is away, and logs nothing of it', async () => {
  const away = () => Promise.reject(new StoreUnavailable('full of Zoë'))
  const { send, get, logged } = await open({ store: { accept: away, list: away, addFailure: away } })
  const response = await send(book({ name: 'Zoë <Q>' }))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  const { summary, values } = await readAnswer(response)
  expect(summary).toContain(`${failedBooking} ${describeFailure({ code: 'refused', status: 503, retryAfter: 30 })}`)
  expect(values).toMatchObject({ name: 'Zoë <Q>', time: '10:00' })
  expect((await get('/forms/contact?sent=1')).headers.get('location')).toBe('/contact')
  expect(logged).toEqual([
    { event: 'message.unaccepted', function: 'send-consultation-email', reason: 'StoreUnavailable' },
  ])
})

test('says in plain text what became of a message when the page cannot be rendered', async () => {
  const renderForm = () => Promise.reject(new TypeError('Zoë'))
  const { send, stored, logged } = await open({ renderForm })
  const refused = await send(change({ email: 'jana@' }))
  expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8'])
  const { email } = validateContact({ ...message, email: 'jana@' }).errors
  expect(await refused.text()).toMatch(new RegExp(`^${marked}\n.*${email}.*\nGo back in your browser`))
  // Stored, so not answered as a message that failed.
  const sent = await send({ address: null })
  expect([sent.status, await sent.text(), await stored()]).toEqual([200, 'Your message has arrived.', [message]])
  expect(logged.filter(({ event }) => event !== 'message.accepted')).toEqual(
    [refused, sent].map(() => ({ event: 'form.unrendered', page: '/contact', reason: 'TypeError' })),
  )
})

test('accepts a booking for tomorrow but not for today, in the chosen time zone', async () => {
  const { send, clock } = await open()
  // In Sydney it is already the 2nd.
  clock.now = Date.parse('2027-03-01T20:00:00Z')
  const status = async (date: string, timezone: string) => (await send(book({ date, timezone }))).status
  expect([await status('2027-03-01', 'CET'), await status('2027-03-02', 'CET')]).toEqual([422, 303])
  expect([await status('2027-03-02', 'AEST'), await status('2027-03-03', 'AEST')]).toEqual([422, 303])
})
