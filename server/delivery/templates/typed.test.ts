import { expect, test } from 'vitest'
import { typedAddress, typedLine, typedProse } from './typed.ts'

// Gmail, Outlook and iOS Mail link schemes, hosts, addresses and network paths.
const links = /[a-z][\w+.-]*:[^\s\u2060]|\/\/|\\\\|[\p{L}\p{N}-]+[.。．｡]\p{L}|[^\s\u2060]@/iu

test.each([
  'https://evil.example/path?x=1',
  'HTTP://EVIL.EXAMPLE',
  'www.evil.com',
  'evil.com',
  'sub.evil.co.uk/login',
  'javascript:alert(1)',
  'mailto:all@example.com',
  'all@example.com',
  'tel:+421900123456',
  'file:///etc/passwd',
  String.raw`\\evil.example\share`,
  'evil。com',
  '2.example.com',
  'http://127.0.0.1/x',
  'data:text/html,x',
])('prevents mail programs from linking %s', (text) => {
  expect(text).toMatch(links)
  expect(typedLine(text).replaceAll('\u2060', '')).toBe(text)
  expect(typedLine(text)).not.toMatch(links)
  expect(typedProse(text)).not.toMatch(links)
})

test.each(['2.5 kg', '14:00', 'Pump Works Ltd.', 'and/or', '1.234,50 EUR', 'Wait... what?'])(
  'leaves %s unchanged',
  (text) => {
    expect(typedProse(text)).toBe(text)
  },
)

test('keeps a broken link usable when it is pasted into a browser', () => {
  expect(new URL(typedLine('www.pumps.example').replace(/^/, 'https://')).host).toBe('www.pumps.example')
})

test('removes characters that reverse the direction of the following text', () => {
  const turns = '\u202E\u2066\u200F\u061C'
  expect(typedLine(`Jana${turns}`)).toBe('Jana')
  expect(typedProse(`one${turns}\ntwo`)).toBe('one\ntwo')
})

test('joins every kind of line break into one line', () => {
  expect(typedLine('Jana\u2028To: all\u2029x\u0085y\r\nz')).toBe('Jana To: all x y z')
  expect(typedProse('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd')
})

test('keeps an address copyable unless a program could misread it', () => {
  expect(typedAddress('jana.novakova+pumps@example.com')).toBe('jana.novakova+pumps@example.com')
  expect(typedAddress('www.evil.com/x@example.com')).toContain('\u2060')
  expect(typedAddress('www.evil.com@example.com')).toContain('\u2060')
})

test('processes long runs of dots and slashes in linear time', () => {
  const begun = performance.now()
  for (const character of ['.', '/', ':', '@', 'a.', '1.']) typedProse(character.repeat(100_000 / character.length))
  // Quadratic time would take minutes.
  expect(performance.now() - begun).toBeLessThan(5_000)
})
