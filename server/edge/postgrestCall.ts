import type { PostgresCall, PostgresResults } from '#server/store/postgres/postgresStore.ts'
import { StoreUnavailable } from '#server/store/Store.ts'

/** The hosted backend's URL and the key of its role `service_role`. */
export type Backend = { url: string; serviceKey: string }

/** Must end early enough to send a mail afterward, within the site's timeout of 15 s (D10). */
const timeoutMs = 4_000

/**
 * Returns a call of the functions of the schema `b2b` over PostgREST. It needs the schema among the exposed ones
 * (`supabase/config.toml`); what a key may execute there is granted in `supabase/migrations/`.
 */
export const postgrestCall =
  ({ url, serviceKey }: Backend): PostgresCall =>
  async <Name extends keyof PostgresResults>(name: Name, args: Record<string, unknown>) => {
    let response
    try {
      response = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: serviceKey,
          Authorization: `Bearer ${serviceKey}`,
          'Content-Type': 'application/json',
          'Content-Profile': 'b2b',
        },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return (await response.json()) as PostgresResults[Name]
      await response.body?.cancel()
    } catch (error) {
      throw new StoreUnavailable(`PostgREST could not run ${name}: ${(error as Error).name}`)
    }
    throw new StoreUnavailable(`PostgREST could not run ${name}: status ${response.status}`)
  }
