import * as v from 'valibot'

/** A session as the Supabase client stores it. Other fields of the client are allowed. */
export const StoredSession = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  /** When the access token expires, in seconds since 1970. */
  expires_at: v.number(),
})
export type StoredSession = v.InferOutput<typeof StoredSession>
