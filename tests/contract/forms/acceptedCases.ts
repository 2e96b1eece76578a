import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { booking, message } from '../../fixtures/visitor.ts'
import type { FormCase } from './formCase.ts'

const consultation = '/free-consultation'
const type = (value: string) => ({ 'Content-Type': value })

/** Forms that are accepted, and repeated ones. */
export const acceptedCases: FormCase[] = [
  { when: 'a message is valid', status: 303 },
  { when: 'a message from the other page is valid', status: 303, page: '/more-information' },
  { when: 'a booking is valid', status: 303, page: consultation },
  { when: 'the address has a query', status: 303, page: '/contact?utm_source=mail', location: '/contact#form-sent' },
  { when: 'the body is chunked', status: 303, chunked: true },
  {
    when: 'the type names the charset',
    status: 303,
    headers: type('Application/X-WWW-Form-Urlencoded; charset=UTF-8'),
  },
  { when: 'a message has no phone number', status: 303, change: { phone: '' }, stored: [{ ...message, phone: '' }] },
  {
    when: 'the phone field is missing',
    status: 303,
    change: { phone: undefined },
    stored: [{ ...message, phone: '' }],
  },
  { when: 'the honeypot is missing', status: 303, change: { homepage: undefined } },
  { when: 'the honeypot is filled in', status: 303, change: { homepage: 'https://spam.example' } },
  {
    when: 'values have blanks around them',
    status: 303,
    change: { name: '  Jana Nováková ', message: '\nWho buys pumps?\n' },
    stored: [{ ...message, message: 'Who buys pumps?' }],
  },
  {
    when: 'a message has markup and every kind of character',
    status: 303,
    change: { message: '<b>&amp; "Ø" 100% + 1 = ✓ 日本</b>' },
    stored: [{ ...message, message: '<b>&amp; "Ø" 100% + 1 = ✓ 日本</b>' }],
  },

  {
    when: 'any time works',
    status: 303,
    page: consultation,
    change: { flexible: 'on', time: '' },
    stored: [{ ...booking, time: anyTime }],
  },
  {
    when: 'any time works although an hour is chosen',
    status: 303,
    page: consultation,
    change: { flexible: 'on' },
    stored: [{ ...booking, time: anyTime }],
  },
  {
    when: 'another timezone is chosen',
    status: 303,
    page: consultation,
    change: { timezone: 'CST_CHINA' },
    stored: [{ ...booking, timezone: 'CST_CHINA' }],
  },

  { when: 'a message comes twice', status: 303, earlier: { is: 'answered' } },
  { when: 'a booking comes twice', status: 303, page: consultation, earlier: { is: 'answered', page: consultation } },
  { when: 'a message comes from both pages', status: 303, page: '/more-information', earlier: { is: 'answered' } },
  { when: 'a message comes again while it is accepted', status: 303, earlier: { is: 'under way' } },
  {
    when: 'a message comes again without the honeypot',
    status: 303,
    earlier: { is: 'answered', change: { homepage: 'x' } },
    stored: [message, message],
  },
  {
    when: 'another message follows',
    status: 303,
    change: { message: 'Another' },
    earlier: { is: 'answered' },
    stored: [message, { ...message, message: 'Another' }],
  },
]
