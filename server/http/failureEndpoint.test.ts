// What pages and browsers report to the server of `npm start`, over TCP, with SQLite.
import { afterAll, expect, test } from 'vitest'
import { failurePath } from '#contract/failureReport.ts'
import { runServer } from '../../tests/fixtures/runningServer.ts'
import { folderOfFile, temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { withoutMocks } from '../../tests/fakes/backend.ts'
import { parseConfig } from '../config.ts'
import { createFailureEndpoint, readEngine } from './failureEndpoint.ts'

withoutMocks()
const server = await runServer(await folderOfFile())
afterAll(() => server.stop())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const report = { kind: 'error', what: 'TypeError', place: '/assets/main-D3mo.js:1:2345', page: '/', build: 'D3mo' }
const { kind, what, place } = report

/** Posts a body to a server as a browser does; returns the status. */
async function send(body: string, headers: Record<string, string> = {}, { backend } = server): Promise<number> {
  const url = `${backend}/${failurePath}`
  const { status } = await fetch(url, { method: 'POST', body, headers: { 'User-Agent': firefox, ...headers } })
  return status
}

/** Returns what a server has counted since the last call. */
async function takeCounted({ store } = server) {
  const counted = await store.readFailures()
  await store.expire({ olderThanMs: -2 * 24 * 60 * 60_000, limit: 1 })
  return counted.map(({ day: _, ...failure }) => failure)
}

test('counts what a page reports, with the engine of its browser, and its address if that is one of the site', async () => {
  for (const page of ['/', '/forms/', '/jana-novak', '/', '/?name=Jana'])
    expect(await send(JSON.stringify({ ...report, page }), { 'Content-Type': 'text/plain;charset=UTF-8' })).toBe(204)
  expect(await takeCounted()).toEqual([
    { ...report, engine: 'Firefox 145', count: 3 },
    { ...report, engine: 'Firefox 145', page: '', count: 2 },
  ])
})

test('counts what a browser reports of the policy: of another address its host only, and nothing of an extension', async () => {
  const violate = (body: object) => ({
    type: 'csp-violation',
    body: { documentURL: 'https://site/?name=Jana', effectiveDirective: 'script-src-elem', ...body },
  })
  const sent: [body: object, counted: object][] = [
    [
      { blockedURL: 'inline', sourceFile: 'https://site/?name=Jana', lineNumber: 12, columnNumber: 34 },
      { what: 'script-src-elem inline', place: '/:12:34' },
    ],
    [
      { blockedURL: 'https://other.example/jana@example.com', sourceFile: null },
      { what: 'script-src-elem other.example' },
    ],
    [{ blockedURL: 'https://site/assets/x.js?y' }, { what: 'script-src-elem /assets/x.js' }],
    [{ blockedURL: 'data:text/css,a' }, { what: 'script-src-elem data' }],
  ]
  for (const [body, counted] of sent) {
    const ignored = [{ type: 'deprecation', body: {} }, violate({ blockedURL: 'chrome-extension://abc/x.js' })]
    expect(await send(JSON.stringify([...ignored, violate(body)]))).toBe(204)
    const known = { kind: 'policy', place: '', page: '/', build: '', engine: 'Firefox 145', count: 1 }
    expect(await takeCounted()).toEqual([{ ...known, ...counted }])
  }
})

test.each<[when: string, status: number, body: string, headers?: Record<string, string>]>([
  ['is no JSON', 400, '{"kind":'],
  ['is null', 400, 'null'],
  ['is an empty list', 400, '[]'],
  ['has no field', 400, '{}'],
  ['has one field more', 400, JSON.stringify({ ...report, message: 'Jana' })],
  ['has the name of a prototype as kind', 400, JSON.stringify({ ...report, kind: '__proto__' })],
  ['has what a terminal obeys', 400, JSON.stringify({ ...report, what: '\u001b]0;x\u0007' })],
  ['has markup', 400, JSON.stringify({ ...report, what: '<img src=x>' })],
  ['says a sentence', 400, JSON.stringify({ ...report, what: 'Jana Nováková failed.' })],
  ['has 16 KiB and a byte', 413, JSON.stringify(report).padEnd(16 * 1024 + 1)],
  ['is sent by a page elsewhere', 204, JSON.stringify(report), { 'Sec-Fetch-Site': 'cross-site' }],
])('counts nothing of a report that %s', async (_, status, body, headers) => {
  expect(await send(body, headers)).toBe(status)
  expect(await takeCounted()).toEqual([])
})

test('counts three of many reports that come at once', async () => {
  const body = { documentURL: 'https://site/', effectiveDirective: 'img-src' }
  const violations = Array.from({ length: 9 }, (__, index) => ({
    type: 'csp-violation',
    body: { ...body, blockedURL: `https://${index}.example` },
  }))
  expect(await send(JSON.stringify(violations))).toBe(204)
  expect(await takeCounted()).toHaveLength(3)
})

test('counts a client up to its limit, of which the log tells and the answer does not', async () => {
  const limited = await runServer(await temporaryFolder(), { RATE_LIMITS: '2/600' })
  for (let number = 0; number < 4; number += 1) expect(await send(JSON.stringify(report), {}, limited)).toBe(204)
  expect(await takeCounted(limited)).toEqual([
    { kind, what, place, page: '/', build: 'D3mo', engine: 'Firefox 145', count: 2 },
  ])
  expect(limited.lines.filter((line) => line.includes('failure.limited'))).toHaveLength(1)
  await limited.stop()
})

test('answers a page also while nothing can be stored', async () => {
  const addFailure = () => Promise.reject(new Error('away'))
  const endpoint = createFailureEndpoint({
    addFailure,
    config: parseConfig({}),
    isPage: () => true,
    log: () => undefined,
  })
  const request = new Request(`https://site/${failurePath}`, { method: 'POST', body: JSON.stringify(report) })
  expect((await endpoint.fetch(request, { address: '192.0.2.1' })).status).toBe(204)
})

test.each([
  [firefox, 'Firefox 145'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
    'Chromium 156',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'WebKit 26',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0.1 Mobile/15E148 Safari/604.1',
    'WebKit 18',
  ],
  ['\u001b[2J', 'other'],
  ['', 'other'],
])('reads in %s the engine %s', (agent, engine) => {
  expect(readEngine(agent)).toBe(engine)
})
