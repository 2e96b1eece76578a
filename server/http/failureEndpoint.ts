import { Hono } from 'hono'
import * as v from 'valibot'
import { failurePath, FailureReport } from '#contract/failureReport.ts'
import type { Config } from '../config.ts'
import { oncePerMinute, type Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { clientLimits } from './newMessage.ts'
import { errorResponse, parseJson, readBody } from './responses.ts'
import { readSignals } from './spam.ts'
import type { Caller } from './submit.ts'

/** The longest body in bytes: a policy of the site and three addresses in a report of the browser. */
const maxBytes = 16 * 1024

/** A page sends three reports at most, and a browser those of a minute at once. */
const maxReports = 3

/** How many reports of all clients together are counted in 24 hours. */
const all = { bucket: 'failures', limit: 1_000, seconds: 86_400 }

/**
 * Creates what counts the failures that pages and browsers report. A page reads no answer, so it learns of no limit; the log names
 * how many reports were above one.
 *
 * @param isPage returns whether a path is that of a page: others, which a visitor may have mistyped, are left out
 */
export function createFailureEndpoint(options: {
  addFailure: Store['addFailure']
  config: Pick<Config, 'origins' | 'rateLimits'>
  isPage: (path: string) => boolean
  log: Log
}): Hono<{ Bindings: Caller }> {
  const { addFailure, config, isPage, log } = options
  const onLimited = oncePerMinute((count) => log('warn', 'failure.limited', { count }))
  return new Hono<{ Bindings: Caller }>().post(`/${failurePath}`, async ({ req, env: { address } }) => {
    const { headers } = req.raw
    const body = await readBody(req.raw, maxBytes)
    if (!body) return errorResponse(413, 'content_too_large', `Send at most ${maxBytes / 1024} KiB.`)
    const reports = readReports(parseJson(body))
    if (reports.length === 0) return errorResponse(400, 'bad_request', 'The body is no report of a failure.')
    // A page elsewhere could have each of its visitors report something.
    if (address && !readSignals(headers, config.origins).isForeign)
      for (const report of reports) {
        const page = report.page.replace(/^\/forms(?=\/)/, '')
        const failure = {
          ...report,
          page: isPage(page) ? page : '',
          engine: readEngine(headers.get('user-agent') ?? ''),
        }
        const limits = [...clientLimits(address, config.rateLimits, 'failure'), all]
        // If it cannot be stored, the store has logged why. The page has nobody to tell.
        if (!(await addFailure(failure, limits).catch(() => true))) onLimited()
      }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  })
}

/** Returns what can be read of a body: one report of a page, or those of a browser of what the policy has blocked. */
function readReports(body: unknown): FailureReport[] {
  const sent = Array.isArray(body) ? body.slice(0, maxReports).map(readViolation) : [body]
  return sent.flatMap((one) => {
    const { success, output } = v.safeParse(FailureReport, one)
    return success ? [output] : []
  })
}

const Violation = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: v.string(),
    effectiveDirective: v.string(),
    blockedURL: v.fallback(v.string(), ''),
    sourceFile: v.fallback(v.string(), ''),
    lineNumber: v.fallback(v.number(), 0),
    columnNumber: v.fallback(v.number(), 0),
  }),
})

/** Converts a report of the browser (Reporting API); undefined for one of something else, or of an extension's script. */
function readViolation(report: unknown): unknown {
  const { success, output } = v.safeParse(Violation, report)
  if (!success) return undefined
  const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber } = output.body
  if (/extension/.test(`${blockedURL} ${sourceFile}`)) return undefined
  const document = URL.parse(documentURL)
  const [blocked, source] = [URL.parse(blockedURL), URL.parse(sourceFile)]
  const isOwn = (url: URL | null) => url !== null && url.origin === document?.origin
  // Of an address elsewhere the host only: the rest may say who is there.
  const thing = isOwn(blocked) ? blocked!.pathname : blocked?.host || blocked?.protocol.replace(':', '') || blockedURL
  return {
    kind: 'policy',
    what: `${effectiveDirective} ${thing}`,
    place: isOwn(source) ? `${source!.pathname}:${lineNumber}:${columnNumber}` : '',
    page: document?.pathname,
  }
}

const engines: [name: string, version: RegExp][] = [
  ['Firefox', /\bFirefox\/(\d{1,4})/],
  ['Chromium', /Chrom(?:e|ium)\/(\d{1,4})/],
  ['WebKit', /\bVersion\/(\d{1,4})\b.*\bSafari\//],
  // Other browsers of iOS have the engine of the system.
  ['WebKit', /\bCPU (?:iPhone )?OS (\d{1,4})_/],
]

/** Returns the engine of a browser with its major version, as `Firefox 145`, by what it calls itself. */
export function readEngine(agent: string): string {
  for (const [name, pattern] of engines) {
    const version = pattern.exec(agent)?.[1]
    if (version !== undefined) return `${name} ${version}`
  }
  return 'other'
}
