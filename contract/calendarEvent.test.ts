import { expect, test } from 'vitest'
import { calendarFile } from './calendarEvent.ts'

const event = {
  reference: '2f1f3f6f7f10',
  start: new Date('2027-03-12T09:00:00Z'),
  minutes: 90,
  stamp: new Date('2026-11-25T20:24:00.500Z'),
  summary: 'Free consultation with Pumps; Valves, Ltd.\nA\\B',
  organizer: { name: 'The "B2B" Services', email: 'info@b2b-services.example' },
}

test('renders a tentative event as long as the call, which calendars do not enter by themselves', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//The "B2B" Services//Website//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:consultation-2f1f3f6f7f10',
    'SEQUENCE:0',
    'DTSTAMP:20261125T202400Z',
    'DTSTART:20270312T090000Z',
    'DTEND:20270312T103000Z',
    'SUMMARY:Free consultation with Pumps\\; Valves\\, Ltd.\\nA\\\\B',
    'DESCRIPTION:We’ll send the meeting link by email and SMS.',
    `ORGANIZER;CN="The 'B2B' Services":mailto:info@b2b-services.example`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('promises no SMS where none can be sent', () => {
  expect(calendarFile({ ...event, sms: false })).toContain('\r\nDESCRIPTION:We’ll send the meeting link by email.\r\n')
})

test('names the link of the meeting as its place and its address', () => {
  const file = calendarFile({ ...event, link: 'https://meet.example/a,b' })
  for (const line of ['LOCATION:https://meet.example/a\\,b', 'URL:https://meet.example/a,b'])
    expect(file).toContain(`\r\n${line}\r\n`)
  expect(file).toContain('\r\nDESCRIPTION:Meeting link: https://meet.example/a\\,b\r\n')
})

test('folds lines after 75 octets, and within no character', () => {
  const [line] = calendarFile({ ...event, summary: `${'x'.repeat(67)}ž${'y'.repeat(75)}` }).match(
    /^SUMMARY.*(\r\n .*)*/m,
  )!
  expect(line.split('\r\n')).toEqual([`SUMMARY:${'x'.repeat(67)}`, ` ž${'y'.repeat(72)}`, ' yyy'])
})
