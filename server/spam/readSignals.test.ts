import { expect, test } from 'vitest'
import { readSignals } from './readSignals.ts'

const site = 'https://www.b2b-services.example'
const stranger = 'https://stranger.example'
const crossSite = (origin: string): Record<string, string> => ({ 'Sec-Fetch-Site': 'cross-site', Origin: origin })

test.each<[string, Record<string, string>, string[], string]>([
  ['a page of the same origin', { 'Sec-Fetch-Site': 'same-origin', Origin: site }, [], 'own'],
  ['a page of a subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: site }, [], 'own'],
  ['a page of another site', crossSite(stranger), [], 'other'],
  ['a page of another site that is not among the allowed', crossSite(stranger), [site], 'other'],
  ['a page that may call the hosted functions', crossSite(site), [site], 'own'],
  ['any page, when all are allowed', crossSite(stranger), ['*'], 'own'],
  ['a sandboxed page', crossSite('null'), [site], 'other'],
  ['a browser from before Sec-Fetch-Site', { Origin: site }, [], 'own'],
  ['no browser', {}, [site], 'unknown'],
])('reads the source of a request from %s', (_name, headers, origins, source) => {
  expect(readSignals(new Headers(headers), origins)).toEqual({ source })
})

test('reads the age of the page, and ignores what is no number', () => {
  const read = (age: string) => readSignals(new Headers({ 'X-Page-Age': age }), []).secondsToFill
  expect(['0', '42', '', '-1', '1.5', 'soon', '1e3', '9'.repeat(40)].map(read)).toEqual([
    0,
    42,
    ...Array<undefined>(6).fill(undefined),
  ])
})
