import * as v from 'valibot'
import { StoredSession } from '#machines/session/StoredSession.ts'

/** The key of the session in localStorage. */
export const sessionKey = 'session'

/** Returns the session in localStorage; undefined if it is missing or malformed, or if storage is blocked. */
export function storedSession(): StoredSession | undefined {
  try {
    return v.parse(StoredSession, JSON.parse(localStorage.getItem(sessionKey) ?? 'null'))
  } catch {
    return undefined
  }
}
