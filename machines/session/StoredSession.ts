import * as v from 'valibot'

/** A session as the Supabase client stores it. Its other fields are ignored. */
export const StoredSession = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  /** When the access token expires, in seconds since 1970. */
  expires_at: v.number(),
})
export type StoredSession = v.InferOutput<typeof StoredSession>
