import * as v from 'valibot'
import { StoredSession } from '#machines/session/StoredSession.ts'

/** The name under which a session stands in localStorage. */
export const sessionKey = 'session'

/** The session in localStorage; nothing where it is missing or cannot be read as one, or the storage is forbidden. */
export function storedSession(): StoredSession | undefined {
  try {
    return v.parse(StoredSession, JSON.parse(localStorage.getItem(sessionKey) ?? 'null'))
  } catch {
    return undefined
  }
}
