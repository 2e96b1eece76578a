import { calendarFile } from '#contract/calendarEvent.ts'
import { referenceOf } from '#contract/endpoints.ts'
import type { DescribedTime } from '#contract/requestedTime.ts'
import type { StoredMessage } from '../store/messages.ts'
import type { Company } from './mailText.ts'

/** Returns the URL of the meeting; undefined if the team sends it by hand, or the hour is open. */
export const meetingLink = (id: string, { start }: DescribedTime, { meetingUrl }: Company): string | undefined =>
  start && meetingUrl?.replaceAll('{id}', id)

/**
 * Renders a requested hour as a calendar file; undefined if any time works. Visitor and company get the same event. It is the
 * same at each attempt.
 *
 * @param sms whether the meeting link, if it is sent later, also comes by SMS
 */
export function invitation(
  { id, acceptedAt }: StoredMessage,
  time: DescribedTime,
  company: Company,
  summary: string,
  sms: boolean,
): string | undefined {
  return (
    time.start &&
    calendarFile({
      reference: referenceOf(id),
      start: time.start,
      minutes: company.callMinutes,
      stamp: new Date(acceptedAt),
      summary,
      link: meetingLink(id, time, company),
      sms,
      organizer: { name: company.sender.name, email: company.sender.address },
    })
  )
}
