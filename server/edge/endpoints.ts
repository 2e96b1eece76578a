import { acceptInto } from '#server/accept.ts'
import { createFunctions } from '#server/app.ts'
import { deliverDue } from '#server/delivery/deliverDue.ts'
import type { Accept, Caller } from '#server/http/endpoint.ts'
import type { Log } from '#server/log.ts'
import { StoreUnavailable } from '#server/store/Store.ts'
import { acceptByMail } from './acceptByMail.ts'
import { identify } from './identity.ts'
import { inBackground } from './inBackground.ts'
import { setUp, type Environment } from './setup.ts'

/** Together with a database call of 4 s, shorter than the site's timeout of 15 s (D10). */
const mailTimeoutMs = 5_000

/** How long deliveries may start after a response; `deliver-due` delivers the rest. */
const deliverForMs = 20_000

/**
 * Returns the two endpoints of the hosted backend. They accept into its database and deliver after the answer. While
 * the database is away, the mail API accepts.
 *
 * @returns answers a request, at whatever path the platform leaves before the function's name
 * @throws Error that names every invalid variable
 */
export function createEdgeEndpoints(env: Environment): (request: Request) => Response | Promise<Response> {
  const { config, log, store, handlers } = setUp(env)
  const onAccepted = () =>
    inBackground(deliverDue({ store, handlers: handlers(), log, forMs: deliverForMs }), log, 'delivery.postponed')
  const intoStore = acceptInto({ store, config, log, identify, onAccepted })
  const byMail = acceptByMail(config, handlers(mailTimeoutMs), log)
  const app = createFunctions({
    anonKey: config.anonKey,
    origins: config.origins,
    log,
    accept: withFallback(intoStore, byMail, log),
  })
  return (request) => app.fetch(atPath(request), describeCaller(request))
}

const withFallback =
  (intoStore: Accept, byMail: Accept, log: Log): Accept =>
  async (message) => {
    try {
      return await intoStore(message)
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      log('error', 'store.unavailable', { reason: error.message })
      return byMail(message)
    }
  }

/** Restores the public path: the platform passes either the function's name only, or the path that the browser requested. */
function atPath(request: Request): Request {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/functions/v1/')) return request
  url.pathname = `/functions/v1${url.pathname}`
  return new Request(url, request)
}

/** A native form comes from the proxy of the site's host, so the visitor's address is unknown: the daily budget limits it. */
const describeCaller = (request: Request): Caller =>
  new URL(request.url).pathname.includes('/forms/')
    ? { host: request.headers.get('host') ?? '' }
    : { address: clientIp(request) }

/**
 * Returns the client's address, empty if it is unknown. Requests reach the hosted backend through Cloudflare, which
 * overwrites this header (https://developers.cloudflare.com/fundamentals/reference/http-headers/). X-Forwarded-For
 * begins with whatever the client sent (https://github.com/orgs/supabase/discussions/34647), so it is no substitute.
 */
const clientIp = ({ headers }: Request) => headers.get('cf-connecting-ip') ?? ''
