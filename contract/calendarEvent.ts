/** An hour that was asked for, as a calendar shows it. */
type CalendarEvent = {
  /** What the server calls the message. The mails and the page give the same, so that a calendar has the event once. */
  reference: string
  start: Date
  /** How long it takes (VITE_CALL_MINUTES). */
  minutes: number
  /** When it was asked for. */
  stamp: Date
  summary: string
  /** The URL of the meeting, if it is known. */
  link?: string | undefined
  /** False if the link, which is sent later, comes by email only. */
  sms?: boolean | undefined
  organizer: { name: string; email: string }
}

/**
 * Renders an event as a calendar file (RFC 5545), in UTC. It is tentative, because nobody has checked the hour.
 *
 * METHOD:PUBLISH, not REQUEST: anybody can type anybody's address, and calendars enter a REQUEST by themselves. A
 * published event is entered only by those who want it, and needs no attendee.
 */
export function calendarFile(event: CalendarEvent): string {
  const { reference, start, minutes, stamp, summary, link, sms = true, organizer } = event
  const description = link ? `Meeting link: ${link}` : `We’ll send the meeting link by email${sms ? ' and SMS' : ''}.`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organizer.name)}//Website//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:consultation-${reference}`,
    'SEQUENCE:0',
    `DTSTAMP:${formatUtc(stamp)}`,
    `DTSTART:${formatUtc(start)}`,
    `DTEND:${formatUtc(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(link ? [`LOCATION:${escapeText(link)}`, `URL:${link}`] : []),
    `DESCRIPTION:${escapeText(description)}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', "'")}":mailto:${organizer.email}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const formatUtc = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Folds a line after at most 75 octets of UTF-8, never within a character. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const more = new TextEncoder().encode(character).length
    if (octets + more > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += more
  }
  return folded
}
