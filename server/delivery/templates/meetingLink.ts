import type { StoredMessage } from '#server/store/Store.ts'
import type { Company } from './Mail.ts'

/** Returns the URL of the meeting; undefined if the team sends it by hand. */
export const meetingLink = ({ id }: Pick<StoredMessage, 'id'>, { meetingUrl }: Company): string | undefined =>
  meetingUrl?.replaceAll('{id}', id)
