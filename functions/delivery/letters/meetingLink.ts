import type { Accepted } from '#functions/outbox/Outbox.ts'
import type { Company } from './Letter.ts'

/** The address where a consultation is held; undefined when the team sends it by hand. */
export const meetingLink = ({ id }: Accepted, { meetingUrl }: Company): string | undefined =>
  meetingUrl?.replaceAll('{id}', id)
