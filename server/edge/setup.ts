import * as v from 'valibot'
import { parseConfig } from '#server/config.ts'
import { deliveryHandlers, type DeliveryHandlers } from '#server/delivery/handlers.ts'
import { crmTransport, textTransport } from '#server/delivery/transports/gateways.ts'
import { mailApi } from '#server/delivery/transports/mailApi.ts'
import { jsonLog } from '#server/log.ts'
import { postgresStore } from '#server/store/postgres/postgresStore.ts'
import { postgrestCall } from './postgrestCall.ts'

/** Variables by name. */
export type Environment = Record<string, string | undefined>

/** The platform sets these variables. */
const Platform = v.object({
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_SERVICE_ROLE_KEY: v.pipe(v.string(), v.minLength(1)),
  SUPABASE_ANON_KEY: v.pipe(v.string(), v.minLength(1)),
})

/**
 * Creates what the hosted functions share: configuration, store, delivery handlers and log.
 *
 * @throws Error that names every invalid variable
 */
export function setUp(env: Environment) {
  const platform = v.safeParse(Platform, env)
  if (!platform.success) {
    const names = platform.issues.map((issue) => v.getDotPath(issue)).join(', ')
    throw new Error(`The platform of the functions sets no valid ${names}. Set it in the environment.`)
  }
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceKey, SUPABASE_ANON_KEY: anonKey } = platform.output
  const config = parseConfig({ VITE_BACKEND_ANON_KEY: anonKey, MAIL_TRANSPORT: 'http', ...env })
  return {
    config,
    log: jsonLog((line) => console.log(line.trimEnd())),
    store: postgresStore(postgrestCall({ url, serviceKey })),
    /** @param timeoutMs maximum duration of an attempt */
    handlers: (timeoutMs?: number): DeliveryHandlers => {
      const { company, mail } = config.delivery
      if (mail.transport !== 'http')
        throw new Error('The hosted backend has no disk and no SMTP: set MAIL_TRANSPORT to http.')
      const transports = {
        mail: mailApi(mail.gateway, timeoutMs),
        text: textTransport(config.delivery, timeoutMs),
        crm: crmTransport(config.delivery, timeoutMs),
      }
      return withoutTime(deliveryHandlers(company, transports))
    },
  }
}

/**
 * Leaves the time of acceptance out of mails. The answer of the database can be lost after its commit; what is sent then
 * without it and what is delivered from the database later is one mail for the mail API, because their bodies are equal.
 * A CRM compares the id of an event only.
 */
function withoutTime(handlers: DeliveryHandlers): DeliveryHandlers {
  const wrap =
    (kind: keyof DeliveryHandlers): DeliveryHandlers[typeof kind] =>
    ({ message, ...part }) =>
      handlers[kind]({ message: { ...message, acceptedAt: null }, ...part })
  return {
    ...handlers,
    'company-mail': wrap('company-mail'),
    'confirmation-mail': wrap('confirmation-mail'),
    'text-message': wrap('text-message'),
  }
}
