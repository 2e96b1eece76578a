import * as v from 'valibot'

/** A session as the hosted backend's client keeps it; it holds more, which is kept as it is. */
export const StoredSession = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  /** When the access token ends, in seconds since 1970. */
  expires_at: v.number(),
})
export type StoredSession = v.InferOutput<typeof StoredSession>
