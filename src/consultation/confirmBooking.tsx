import { Link } from '@tanstack/react-router'
import { calendarFile } from '#contract/calendarEvent.ts'
import type { ConsultationBooking } from '#contract/consultation.ts'
import { nameCode } from '#contract/moment.ts'
import { describeTime } from '#contract/requestedTime.ts'
import type { Accepted } from '#machines/form.ts'
import { breakAddress } from '../content/factText.tsx'
import { keepNumbers, type Confirmed, type ThreeSteps } from '../form/Confirmation.tsx'
import button from '../ui/button.module.css'
import { phoneUrl, site } from '../content/site.ts'

/** What is said of an hour that is at night where the company is: nobody has checked whether somebody can be there. */
export const atNight = 'It will be night here, so we may suggest another time.'

/**
 * Returns what happens from a request to the call, in the same words on the page, where both hours and any time are spoken of,
 * and on a receipt.
 *
 * @param sent of a receipt: whether an hour was chosen, and whether the link is sent by SMS, too
 */
export function bookingSteps(sent?: { hasHour: boolean; hasSms: boolean }): ThreeSteps {
  const hour = sent
    ? sent.hasHour
      ? 'confirm the time'
      : 'agree on a time'
    : 'confirm the time, or to agree on one if any time works for you'
  const sms = sent?.hasSms === false ? '' : ' and the same link by text message (SMS)'
  return [
    'You request a day and time.',
    `We will send you a meeting link by email${sms}. Our\u00a0team will also contact you to ${hour}.`,
    <>
      At the chosen time we will meet on our own chat platform, the{' '}
      <Link to="/services/advanced-chat-system">Advanced Chat System</Link>. You can join from a computer or mobile
      phone, and there is nothing to install.
    </>,
  ]
}

/**
 * Returns what the form says of a booking: the requested day and hour, also in the visitor's own zone and at the
 * company if they differ, and what happens next.
 *
 * @param asked `ownZone`: the visitor's IANA time zone, and `now`: when it was sent, in milliseconds; both undefined on the
 *   server, which renders the page for a browser without JavaScript
 */
export function confirmBooking(
  { body: booking, reference, sms }: Accepted<ConsultationBooking>,
  { ownZone, now = Date.now() }: { ownZone: string | undefined; now: number | undefined },
): Confirmed {
  const { day, zone, start, own, company, isNight } = describeTime(booking, site.timezone, ownZone)
  const [, month, date] = day.split(/\W+/)
  const subject = encodeURIComponent(reference ? `Consultation, reference ${reference}` : 'Consultation')
  const bySms = `and by SMS to ${booking.phone.replaceAll(' ', '\u00a0')}`
  return {
    heading: 'Request sent.\nThank you.',
    picture: (
      <p>
        <span>{month}</span> {date}
      </p>
    ),
    another: 'Request another consultation',
    steps: bookingSteps({ hasHour: start !== undefined, hasSms: sms !== false }),
    facts: [
      ['Requested time', `${keepNumbers(day)},\n${start ? booking.time : 'at any time'} (${zone})`],
      ...(own ? [['In your time zone', keepNumbers(own)] as const] : []),
      ...(company
        ? [
            [
              'Our local time',
              `${keepNumbers(company)} (${nameCode(site.timezone)})`,
              isNight ? atNight : undefined,
            ] as const,
          ]
        : []),
      ['We’ll send the meeting link to', breakAddress(booking.email), sms === false ? undefined : bySms],
      [
        'Change or cancel',
        <>
          Call <a href={phoneUrl}>{keepNumbers(site.phone)}</a> or write to{' '}
          <a href={`mailto:${site.email}?subject=${subject}`}>{breakAddress(site.email)}</a>
        </>,
      ],
    ],
    // A file, which the browser hands to a calendar without any script.
    next: start && reference && (
      <a
        className={button.inverse}
        download="consultation.ics"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(
          calendarFile({
            reference,
            start,
            minutes: site.callMinutes,
            stamp: new Date(now),
            sms,
            summary: `Free consultation with ${site.name}`,
            organizer: { name: site.name, email: site.email },
          }),
        )}`}
      >
        Add to my calendar (tentative)
      </a>
    ),
  }
}
