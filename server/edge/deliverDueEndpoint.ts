import { hash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { deliverDue } from '#server/delivery/deliverDue.ts'
import { expireBatch } from '#server/expireBatch.ts'
import { errorResponse, jsonReply, toResponse } from '#server/http/errorResponse.ts'
import { announceQuarantine } from '#server/spam/announceQuarantine.ts'
import { inBackground } from './inBackground.ts'
import { setUp, type Environment } from './setup.ts'

/** The schedule calls every minute. */
const deliverForMs = 50_000

const Secret = v.pipe(v.string(), v.minLength(32))

/**
 * Returns the function that the schedule calls (`supabase/migrations/`): it answers 202 and then delivers what is due,
 * removes old messages and announces the quarantine.
 *
 * @throws Error that names every invalid variable
 */
export function createDeliverDueEndpoint(env: Environment): (request: Request) => Promise<Response> {
  const { config, log, store, handlers } = setUp(env)
  const { success, output: secret } = v.safeParse(Secret, env['DELIVER_SECRET'])
  if (!success) throw new Error('Set DELIVER_SECRET to at least 32 random characters, the same as in the vault.')

  async function run(): Promise<void> {
    await deliverDue({ store, handlers: handlers(), log, forMs: deliverForMs })
    await expireBatch(store, config.retentionDays, log)
    await announceQuarantine(store, log)
  }

  return async ({ method, headers }) => {
    if (method !== 'POST') return errorResponse(405, 'method_not_allowed', 'Use POST.')
    if (!isEqual(headers.get('x-deliver-secret') ?? '', secret))
      return errorResponse(401, 'unauthorized', 'The X-Deliver-Secret is missing or wrong.')
    inBackground(run(), log, 'schedule.failed')
    return toResponse(jsonReply(202, { ok: true }))
  }
}

/** Compares digests in constant time, so that timing reveals nothing about the secret. */
const isEqual = (given: string, secret: string) =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
