import { expect, test } from 'vitest'
import { booked } from '../../tests/fixtures/accepted.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { judge } from './judge.ts'
import type { Signals } from './Signals.ts'

const text = `Dear team, we need a supplier of turned parts made of stainless steel in small series,
with delivery to our plant in Žilina every week. Please send us your offer.`
const judged = (change: Partial<typeof message> = {}, signals: Signals = {}, threshold = 5) =>
  judge({ payload: { ...message, message: text, ...change }, signals }, threshold)

test.each<[string, Signals, string, number]>([
  ['nothing', { honeypot: false, source: 'own', secondsToFill: 60 }, '', 3],
  ['the hidden field', { honeypot: true }, 'hidden field filled in', 0],
  ['a page of another site', { source: 'other' }, 'sent from a page of another site', 1],
  ['a script', { source: 'unknown' }, 'not sent by a browser', 2],
  ['a page that was open for 3 seconds', { secondsToFill: 3 }, 'sent within seconds', 2],
  [
    'a fast page of another site',
    { source: 'other', secondsToFill: 0 },
    'sent from a page of another site, sent within seconds',
    0,
  ],
])('counts %s', (_name, signals, reasons, quarantineFrom) => {
  expect(judged({}, signals)).toMatchObject({ reasons, quarantineFrom })
})

test('quarantines later at a higher threshold', () => {
  expect(judged({}, { honeypot: true }, 6)).toMatchObject({ quarantineFrom: 1 })
})

test('gives one digest to texts that differ in what bots vary', () => {
  const { textDigest } = judged()
  const varied = text.toUpperCase().replaceAll('\n', '\r\n\r\n').replace('team,', 'TEAM 42!!')
  expect(judged({ message: `${varied} https://one.example/?a=1 info@two.example www.three.example` })).toMatchObject({
    textDigest,
  })
  expect(judged({ message: text.replace('steel', 'brass') })).not.toMatchObject({ textDigest })
})

test('compares neither short texts nor bookings', () => {
  expect(judged({ message: 'Please call me tomorrow morning.' })).toMatchObject({ textDigest: null })
  expect(judge({ payload: booked, signals: {} }, 5)).toMatchObject({ textDigest: null })
})
