import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor, type AnyActorRef } from 'xstate'
import type { ToastMessage } from '#contract/form.ts'
import { formNames, forms } from '#contract/forms.ts'
import { submit, type FormSnapshot } from '#machines/form.ts'
import { mocked, sent } from '#mocks/handlers.ts'
import { server } from '#mocks/node.ts'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { fakePage } from '../../tests/fakes/fakeTab.ts'
import { booking, draft, message } from '../../tests/fixtures/visitor.ts'
import { now, without } from '../../tests/fixtures/startForms.ts'
import { testedForms } from '../../tests/scenarios/forms.ts'
import { consultationFlow } from '../consultation/consultationFlow.ts'
import { contactFlow } from '../contact/contactFlow.ts'
import { client } from './send.ts'
import { askBeforeLeaving, endFormFlows, mayHaveArrived, type FormFlow } from './formFlow.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
})

/** Enters and sends the test message in a tab with sessionStorage. */
async function sendMessage(page = fakePage()) {
  const toasts: ToastMessage[] = []
  const actor = contactFlow.start((toast) => toasts.push(toast))
  // As a second page of the tab does.
  expect(contactFlow.start((toast) => toasts.push(toast))).toBe(contactFlow.getActor())
  actor.send({ type: 'draft.change', change: message })
  const typed = page.stored('contact')
  actor.send(submit())
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
  return { toasts: toasts.map(({ title }) => title), typed, left: page.stored('contact') }
}

/** Enters and sends the test booking. */
async function book(page = fakePage()) {
  const toasts: ToastMessage[] = []
  const actor = consultationFlow.start((toast) => toasts.push(toast))
  const { time: hour, ...change } = draft
  actor.send({ type: 'draft.change', change })
  actor.send({ type: 'time.setSpecific', hour })
  actor.send(submit())
  await waitFor(actor, (snapshot) => !snapshot.matches({ booking: 'submitting' }))
  return { toasts: toasts.map(({ title }) => title), left: page.stored('consultation') }
}

test('stores a message without its consent, sends it and removes it from the storage', async () => {
  const { toasts, typed, left } = await sendMessage()
  expect(sent()).toEqual([{ name: 'send-contact-email', payload: message, source: 'page=%2Fcontact' }])
  expect(toasts).toEqual([forms.contact.says.sent.title])
  expect(typed).toEqual({ draft: without(message, 'gdprConsent') })
  expect(left).toBeNull()
})

test('loads the client at the first input', () => {
  fakePage()
  const prefetch = vi.spyOn(client, 'prefetch')
  const actor = contactFlow.start(() => undefined)
  expect(prefetch).not.toHaveBeenCalled()
  actor.send({ type: 'draft.change', change: { name: 'J' } })
  expect(prefetch).toHaveBeenCalled()
})

test('sends a booking to its endpoint and removes the stored draft', async () => {
  const { toasts, left } = await book()
  expect(sent()).toMatchObject([{ name: 'send-consultation-email', payload: booking }])
  expect(toasts).toEqual([forms.consultation.says.sent.title])
  expect(left).toBeNull()
})

test.each([
  ['invalid', 'refused 422', 1],
  ['failed', 'refused 500', 1],
  ['busy', 'refused 429', 0],
  ['offline', 'unreachable', 0],
] as const)(
  'logs a failure (%s) with code and status, reports an unexpected answer, and nothing of the visitor',
  async (outcome, line, times) => {
    const reportFailure = vi.fn<NonNullable<Window['reportFailure']>>()
    vi.stubGlobal('window', { reportFailure })
    server.use(...formNames.map((name) => mocked[name][outcome]))
    const [sent, booked] = [await sendMessage(), await book()]
    const written = without(message, 'gdprConsent')
    for (const name of ['contact', 'consultation']) expectLogged(new RegExp(`^send-${name}-email failed: ${line}$`))
    const reported = reportFailure.mock.calls.map(([kind, , what]) => `${kind}: ${what}`)
    expect(reported).toEqual(
      ['contact', 'consultation'].flatMap((name) => Array(times).fill(`form: send-${name}-email ${line}`)),
    )
    expect([sent.toasts, booked.toasts]).toEqual([
      [forms.contact.says.failed.title],
      [forms.consultation.says.failed.title],
    ])
    const attempt = { idempotencyKey: expect.any(String) }
    expect(sent.left).toEqual({ draft: written, attempt: { ...attempt, body: written } })
    expect(booked.left).toEqual({ draft: { ...draft, flexible: false }, attempt: { ...attempt, body: booking } })
  },
)

test('restores the message after a reload, without its consent', () => {
  fakePage({ contact: JSON.stringify({ draft: message }) })
  expect(contactFlow.start(() => undefined).getSnapshot().context.draft).toEqual({ ...message, gdprConsent: false })
})

test.each([
  ['flexible', ''],
  ['specific', draft.time],
])('restores the booking and its %s time after a reload', (state, time) => {
  fakePage({ consultation: JSON.stringify({ draft: { ...draft, time, flexible: state === 'flexible' } }) })
  const actor = consultationFlow.start(() => undefined)
  expect(actor.getSnapshot().value).toEqual({ booking: { idle: 'clean' }, time: state })
  expect(actor.getSnapshot().context.draft).toMatchObject({ date: draft.date, time })
})

test('asks before the tab is closed while sending, and aborts when the back/forward cache shows the page again', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  const page = fakePage()
  const actor = contactFlow.start(() => undefined)
  actor.send({ type: 'draft.change', change: message })
  expect(page.leave()).toBe(true)
  // Every page of a tab has the same actor.
  contactFlow.start(() => undefined).send(submit())
  await expect.poll(() => fetching.mock.calls).toHaveLength(1)
  const { signal } = fetching.mock.calls[0]![0] as Request
  page.show(false)
  expect([actor.getSnapshot().value, signal.aborted, page.leave()]).toEqual(['submitting', false, false])
  page.show(true)
  expect([actor.getSnapshot().value, signal.aborted, page.leave()]).toEqual(['failure', true, true])
  const send = vi.spyOn(actor, 'send')
  endFormFlows()
  page.show(true)
  expect([actor.getSnapshot().status, send.mock.calls]).toEqual(['stopped', []])
})

test.each([
  ['tel:+421900123456', 1_000, false],
  ['tel:+421900123456', 1_001, true],
  ['mailto:info@example.com', 1, false],
  ['https://example.com', 1, true],
  ['http://example.com', 1, true],
])('after a click on a link to %s, %i ms before the page is left, asks: %s', (href, delay, asks) => {
  const page = fakePage()
  const stopAsking = askBeforeLeaving()
  page.click(new URL(href), 5_000)
  expect(page.leave(5_000 + delay)).toBe(!asks)
  stopAsking()
  expect(page.leave(5_000 + delay)).toBe(true)
})

test('does not ask before the reload after a failed import', () => {
  const page = fakePage()
  askBeforeLeaving()
  expect(page.leave()).toBe(false)
  page.failImport()
  expect(page.leave()).toBe(true)
})

test('keeps the draft if the client cannot be loaded', async () => {
  fakePage()
  vi.resetModules()
  vi.doMock('./http.ts', () => Promise.reject(new Error('offline')))
  const { contactFlow } = await import('../contact/contactFlow.ts')
  const actor = contactFlow.start(() => undefined)
  actor.send({ type: 'draft.change', change: message })
  await vi.dynamicImportSettled()
  actor.send(submit())
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
  const advice = 'Part of this page could not be loaded. You can safely reload the page and try again.'
  expect(actor.getSnapshot()).toMatchObject({
    value: 'failure',
    context: { draft: message, failure: { advice } },
  })
  expectLogged(/^send-contact-email failed: not-loaded$/)
  actor.stop()
  vi.doUnmock('./http.ts')
})

test('sends a draft that was sent natively under the same key, and says that it may have arrived', async () => {
  const keys: (string | null)[] = []
  server.events.on('request:start', ({ request }) => void keys.push(request.headers.get('idempotency-key')))
  const sent = await sendMessage(fakePage({ contact: JSON.stringify({ draft: message, key: 'message' }) }))
  const content = { ...draft, flexible: false }
  const booked = await book(fakePage({ consultation: JSON.stringify({ draft: content, key: 'booking' }) }))
  expect(keys).toEqual(['message', 'booking'])
  const notice = expect.stringContaining('What you typed may have reached us already.') as string
  expect([...sent.toasts, ...booked.toasts]).toEqual([
    notice,
    expect.any(String),
    notice,
    forms.consultation.says.sent.title,
  ])
  expect(mayHaveArrived.kind).toBe('plain')
})

test.each([
  { path: '/', warms: 0 },
  { path: '/free-consultation', warms: 1 },
])('loads locale data in a task of its own only on the page of the booking: $path', async ({ path, warms }) => {
  vi.useRealTimers()
  vi.resetModules()
  vi.stubGlobal('location', { pathname: path })
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  await import('../consultation/consultationFlow.ts')
  expect(setTimer.mock.calls.filter(([task]) => String(task).includes('timeZone'))).toHaveLength(warms)
})

type Module = Record<string, FormFlow<AnyActorRef>>

test.each(formNames)(
  'stores the draft of the form %s under its key, and restores it in the next page',
  async (name) => {
    const { [`${name}Flow`]: flow } = (await import(`../${name}/${name}Flow.ts`)) as Module
    const page = fakePage()
    const [first] = Object.entries(testedForms[name].entries)
    const entered = Object.fromEntries([first!])
    flow!.start(() => undefined).send({ type: 'draft.change', change: entered })
    expect(page.stored(forms[name].draftKey)).toMatchObject({ draft: entered })
    endFormFlows()
    expect((flow!.getActor().getSnapshot() as FormSnapshot<object, object>).context.draft).toMatchObject(entered)
  },
)
