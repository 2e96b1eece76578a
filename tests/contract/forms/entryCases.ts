import type { FormCase } from './formCase.ts'

const consultation = '/free-consultation'
const required = 'Please fill in all fields'
const marked = 'Please correct the marked fields'
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Forms whose entries are missing or invalid. */
export const entryCases: FormCase[] = [
  {
    when: 'the consent is missing',
    status: 422,
    errors: ['gdprConsent'],
    summary: marked,
    change: { gdprConsent: undefined },
  },
  { when: 'the consent has another value', status: 422, errors: ['gdprConsent'], change: { gdprConsent: 'yes' } },
  {
    when: 'every field of a message is empty',
    status: 422,
    errors: ['name', 'email', 'company', 'message', 'gdprConsent'],
    body: 'name=&email=&company=&phone=&message=',
  },
  {
    when: 'the form is empty',
    status: 422,
    errors: ['name', 'email', 'company', 'message', 'gdprConsent'],
    body: '',
  },
  {
    when: 'the booking form is empty',
    status: 422,
    page: consultation,
    errors: ['name', 'email', 'phone', 'date', 'time', 'timezone'],
    summary: required,
    body: '',
  },
  {
    when: 'an email address has no dotted domain',
    status: 422,
    errors: ['email'],
    summary: marked,
    change: { email: 'jana@localhost' },
  },
  { when: 'a phone number has letters', status: 422, errors: ['phone'], change: { phone: '+421 CALL ME' } },
  { when: 'a name has 201 characters', status: 422, errors: ['name'], change: { name: 'a'.repeat(201) } },
  {
    when: 'a name is markup and too long',
    status: 422,
    errors: ['name'],
    change: { name: `"'><script>alert(1)</script>${'&'.repeat(200)}` },
  },
  {
    when: 'a message of several lines has an error elsewhere',
    status: 422,
    errors: ['email'],
    change: { email: 'jana@', message: '\nOne\n\n</textarea><b>Two' },
  },
  { when: 'a message is blank', status: 422, errors: ['message'], change: { message: ' \n\u200B' } },
  {
    when: 'a message has 10,001 characters',
    status: 422,
    errors: ['message'],
    change: { message: 'a'.repeat(10_001) },
  },

  {
    when: 'no time is chosen',
    status: 422,
    page: consultation,
    errors: ['time'],
    summary: required,
    change: { time: '' },
  },
  {
    when: 'the time is no full hour',
    status: 422,
    page: consultation,
    errors: ['time'],
    summary: marked,
    change: { time: '10:30' },
    shown: { time: '' },
  },
  { when: 'the day is yesterday', status: 422, page: consultation, errors: ['date'], change: { date: isoDay(-1) } },
  {
    when: 'the day is three years ahead',
    status: 422,
    page: consultation,
    errors: ['date'],
    change: { date: isoDay(3 * 366) },
  },
  { when: 'the day does not exist', status: 422, page: consultation, errors: ['date'], change: { date: '2027-02-30' } },
  {
    when: 'the day is a long date',
    status: 422,
    page: consultation,
    errors: ['date'],
    change: { date: 'March 12, 2027' },
  },
  {
    when: 'the timezone is unknown',
    status: 422,
    page: consultation,
    errors: ['timezone'],
    change: { timezone: 'UTC' },
    shown: { timezone: '' },
  },
  {
    when: 'the timezone is what every object has',
    status: 422,
    page: consultation,
    errors: ['timezone'],
    change: { timezone: 'constructor' },
    shown: { timezone: '' },
  },
  {
    when: 'any time works, but a day is missing',
    status: 422,
    page: consultation,
    errors: ['date'],
    summary: required,
    change: { date: '', flexible: 'on' },
  },
]
