import { expect, test } from 'vitest'
import { booked } from '../../tests/fixtures/accepted.ts'
import { honestMessages } from '../../tests/fixtures/spam/honestMessages.ts'
import { spamMessages } from '../../tests/fixtures/spam/spamMessages.ts'
import { toPayload, type TypedMessage } from '../../tests/fixtures/spam/typedMessage.ts'
import { defaultThreshold, scoreMessage } from './score.ts'
import type { Signals } from './Signals.ts'

/** A visitor whose draft was restored may send it at once. */
const visitor: Signals = { source: 'own', secondsToFill: 60 }
const fastVisitor: Signals = { source: 'own', secondsToFill: 1 }
const bot: Signals = { source: 'unknown' }

const listFindings = (typed: TypedMessage, signals = visitor) => scoreMessage({ payload: toPayload(typed), signals })
const isQuarantined = (typed: TypedMessage, signals = visitor) =>
  listFindings(typed, signals).reduce((sum, { points }) => sum + points, 0) >= defaultThreshold
const honest = Object.entries(honestMessages).flatMap(([language, list]) =>
  list.map((typed): [string, TypedMessage] => [`${language}: ${typed[3].slice(0, 50)}`, typed]),
)

test('has 60 messages of either kind, the honest ones in six languages', () => {
  expect(spamMessages).toHaveLength(60)
  expect(Object.values(honestMessages).map((list) => list.length)).toEqual([10, 10, 10, 10, 10, 10])
})

test.each(honest)('lets %s pass, even if it is sent at once', (_start, typed) => {
  expect(isQuarantined(typed, visitor)).toBe(false)
  expect(isQuarantined(typed, fastVisitor)).toBe(false)
})

// Honest questions about services that spammers offer too; sent with a link, from a free mailbox.
test.each([
  'We are not ranking on Google. Do you build dofollow links?',
  'On your website you write that SEO brings 150% organic traffic. How long does it take?',
  'Do you offer guest posting and backlinks with DA 40+?',
  'The order button on your website does not appear in Safari.',
  'We are interested in a list of 500 pump makers with verified emails of decision makers.',
  'Please send us your commercial offer for an email list.',
  'I sent a message through your contact form last week and got no answer.',
  'Could you send us a free SEO audit? We could also bring samples to your site.',
  'We are a pre-approved supplier of a car maker and need working capital for tools.',
  'Do you make explainer videos? We need one for our machine, from 10 to 20 seconds.',
  'Our product is a cryptographic module for machine tools.',
  'Final notice: your invoice 2026-17 is wrong. We expect a credit note within 24 hours or we cancel.',
  'Vorremmo da 10 a 20 contatti al mese, da 40 a 60 euro.',
])('lets a customer pass who writes "%s"', (message) => {
  const link = 'https://www.kovac-gears.example/en'
  expect(isQuarantined(['Jana Kováč', 'jana.kovac@mail.example', 'Kováč Gears', `${message} ${link}`])).toBe(false)
})

test('quarantines at least 55 of 60 spam messages by what they say, and 57 if no browser sent them', () => {
  expect(spamMessages.filter((typed) => isQuarantined(typed, visitor)).length).toBeGreaterThanOrEqual(55)
  expect(spamMessages.filter((typed) => isQuarantined(typed, bot)).length).toBeGreaterThanOrEqual(57)
})

test('gives reasons in plain words, without anything that was typed', () => {
  for (const typed of spamMessages)
    for (const { reason } of listFindings(typed)) expect(reason).toMatch(/^[A-Za-z\d ,-]+$/)
  const reasons = new Set(spamMessages.flatMap((typed) => listFindings(typed).map(({ reason }) => reason)))
  expect(reasons).toContain('an offer of search engine optimization')
  expect(reasons).toContain('links as HTML or BBCode')
})

test('judges a booking by its sender only', () => {
  const score = (name: string) => scoreMessage({ payload: { ...booked, name }, signals: visitor })
  expect(score('Jana Nováková')).toEqual([])
  expect(score('Win https://prize.example/1')).toEqual([{ reason: 'a link as the name', points: 5 }])
})

test('scores a text made to be slow within a moment', () => {
  for (const unit of ['a', 'a-', 'a.', 'your site ', 'https://', 'aB', 'я ', 'rank your domain ']) {
    const text = unit.repeat(10_000 / unit.length)
    const start = performance.now()
    listFindings([text.slice(0, 200), 'a@b.example', text.slice(0, 200), text])
    expect(performance.now() - start).toBeLessThan(500)
  }
})
