import { createFunctions, type FunctionsOptions } from '#functions/app.ts'
import { configFrom } from '#functions/config.ts'
import { createRateLimit } from '#functions/gate/rateLimit.ts'
import { jsonLog, type Log } from '#functions/log.ts'
import { acceptByMail } from './acceptByMail.ts'

type Environment = Record<string, string | undefined>

/**
 * The two functions for a hosted backend that gives them no disk: what they accept has been taken by the mail API.
 *
 * @param env variables by name; the platform's own SUPABASE_ANON_KEY is the public key unless another is given
 * @param options `accept`: stores messages elsewhere
 * @returns answers a call, at whatever path the platform leaves before the function's name
 * @throws Error that names every variable at fault
 */
export function hosted(
  env: Environment,
  options: { log?: Log; accept?: FunctionsOptions['accept'] } = {},
): (request: Request) => Response | Promise<Response> {
  const { log = jsonLog((line) => console.log(line.trimEnd())) } = options
  const anonKey = env['VITE_BACKEND_ANON_KEY'] || env['SUPABASE_ANON_KEY']
  if (!anonKey) throw new Error('Set VITE_BACKEND_ANON_KEY to the public anonymous key.')
  const config = configFrom({ MAIL_TRANSPORT: 'http', ...env, VITE_BACKEND_ANON_KEY: anonKey })
  const app = createFunctions({
    anonKey,
    origins: config.origins,
    limit: createRateLimit(config.limit),
    log,
    accept: options.accept ?? acceptByMail(config.delivery, log),
  })
  return (request) => app.fetch(atPath(request), { address: addressOf(request) })
}

// The platform calls a function with its name alone, or with the path that the visitor's browser asked for.
function atPath(request: Request): Request {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/functions/v1/')) return request
  url.pathname = `/functions/v1${url.pathname}`
  return new Request(url, request)
}

// Nobody reaches a hosted function but through the platform, which says where a call comes from.
const addressOf = ({ headers }: Request) => headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
