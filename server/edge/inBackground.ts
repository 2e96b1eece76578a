import type { Log } from '#server/log.ts'

/**
 * Continues work after the response. The hosted runtime ends an instance after its response, except for promises passed
 * to `waitUntil` (https://supabase.com/docs/guides/functions/background-tasks).
 *
 * @param event logged with the error's name if the work fails
 */
export function inBackground(work: Promise<unknown>, log: Log, event: string): void {
  const logged = work.catch((error: unknown) => log('error', event, { reason: (error as Error).name }))
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(logged)
}
