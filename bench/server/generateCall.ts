import { hours } from '#machines/consultation/ConsultationBooking.ts'
import { longDate } from '#machines/consultation/day.ts'
import { timezoneCodes } from '#machines/consultation/timezones.ts'
import type { Random } from './random.ts'

const year = new Date().getUTCFullYear() + 1
const message = {
  name: 'Jana Nováková',
  email: 'jana@example.com',
  company: 'Pump Works',
  phone: '+421 900 123 456',
  message: 'We make pumps.',
  gdprConsent: true,
}
const booking = {
  name: 'Jana Nováková',
  email: 'jana@example.com',
  phone: '+421 900 123 456',
  date: longDate({ year, month: 3, day: 5 }),
  time: hours[4],
  timezone: timezoneCodes[0],
}

const nasty: unknown[] = [
  '\r\nBcc: all@evil.example\r\n',
  '\nTo: all@evil.example',
  '\u2028Bcc: all@evil.example',
  '" <all@evil.example>, "',
  'x, all@evil.example',
  '=?UTF-8?Q?=0D=0ABcc:_all=40evil.example?=',
  '<a href="https://evil.example">x</a>',
  '\r\n.\r\nMAIL FROM:<x@evil.example>\r\n',
  '\u202E\u2066moc.live',
  '"all@evil.example"@example.com',
  '\0',
  '\uD800',
  '',
  null,
  true,
  0,
  -1e308,
  [],
  {},
  ['all@evil.example'],
  { address: 'all@evil.example' },
]

/** Generates a request with a message or a booking, most of them with invalid fields. */
export function generateCall(chance: Random): { name: string; body: string | Uint8Array } {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)]!
  const isMessage = chance() < 0.5
  const payload: Record<string, unknown> = isMessage ? { ...message } : { ...booking }
  for (let spoils = Math.floor(chance() * 4); spoils > 0; spoils -= 1) {
    const field = pick([...Object.keys(payload), 'extra', '__proto__'])
    const value = chance() < 0.4 ? randomText(chance) : pick(nasty)
    const before = payload[field]
    const joined = typeof value === 'string' && typeof before === 'string' && chance() < 0.6 ? before + value : value
    Object.defineProperty(payload, field, { value: joined, enumerable: true, configurable: true, writable: true })
  }
  const json = JSON.stringify(payload)
  const way = chance()
  const name = isMessage ? 'send-contact-email' : 'send-consultation-email'
  if (way < 0.02) return { name, body: json.slice(0, Math.floor(chance() * json.length)) }
  if (way < 0.04) return { name, body: json.replace('{', `{"${pick(Object.keys(payload))}":1,`) }
  if (way < 0.06)
    return { name, body: Uint8Array.from(Buffer.from(json), (byte) => (chance() < 0.01 ? byte ^ 0x80 : byte)) }
  return { name, body: json }
}

function randomText(chance: Random): string {
  const maxCodePoint = chance() < 0.5 ? 0x7f : 0x2_ffff
  const length = Math.floor(chance() * 30)
  return Array.from({ length }, () => String.fromCodePoint(Math.floor(chance() * maxCodePoint))).join('')
}
