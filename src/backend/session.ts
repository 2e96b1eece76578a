import type { SupabaseClient } from '@supabase/supabase-js'
import { fromPromise } from 'xstate'

let opened: Promise<SupabaseClient> | undefined

/**
 * The hosted backend's official client (auth, realtime, storage), one for the page. Its code is fetched by the first call.
 *
 * @throws when the code could not be fetched; the next call tries again
 */
export async function sessionClient(): Promise<SupabaseClient> {
  opened ??= import('./sessionClient.ts').then(({ createSessionClient }) => createSessionClient())
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

/** Opens the client; done when it works for the stored session. */
export const loadClient = fromPromise<void, void>(async () => {
  await sessionClient()
})

/** Ends the client, with its timers and its listening. */
export async function closeClient(): Promise<void> {
  const closing = opened
  opened = undefined
  const client = await closing?.catch(() => undefined)
  await client?.auth.dispose()
}
