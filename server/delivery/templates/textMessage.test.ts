import { expect, test } from 'vitest'
import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { acceptedBooking, company } from '../../../tests/fixtures/accepted.ts'
import { textMessage } from './textMessage.ts'

const renderText = (time: string, meetingUrl?: string) => {
  const accepted = acceptedBooking({ time, date: 'September 30, 2027' })
  return textMessage(accepted, accepted.payload, { ...company, meetingUrl }).text
}

test('confirms a request in one text message', () => {
  expect(renderText('14:00')).toBe(
    'B2B Services: we received your request for a free consultation on September 30, 2027, 14:00 (UTC+02:00). We will send you the meeting link.',
  )
  expect(renderText(anyTime)).toBe(
    'B2B Services: we received your request for a free consultation on September 30, 2027. We will contact you to agree on a time.',
  )
  // Longer ones, and ones beyond ASCII, are sent and paid as several.
  for (const text of [renderText('14:00'), renderText(anyTime)]) expect(text).toMatch(/^[ -~]{1,160}$/)
})

test('includes the link if there is a meeting room', () => {
  expect(renderText('14:00', 'https://meet.example/{id}')).toContain(
    'Join: https://meet.example/00000000-0000-4000-8000-000000000001',
  )
})
