import { expect, test } from 'vitest'
import { scoreLinks } from './links.ts'

const email = 'jana@gears.example'
const words = 'Please look at the drawings that we made'
const reasons = (text: string) => scoreLinks(text, email).map(({ reason }) => reason)

test.each([
  ['https://gears.example/1 http://www.gears.example/2 HTTPS://files.gears.example/3', []],
  ['www.gears.example and gears.example/catalog', []],
  ['https://other.example', ['a link']],
  ['https://gears.example.other.example', ['a link']],
  ['https://evilgears.example', ['a link']],
  ['other.example/path', ['a link']],
  ['http://a.example www.b.example c.example/d', ['3 links']],
  ['https://bit.ly/abc', ['a link', 'a link that hides its target']],
  ['jana@other.example', []],
  ['M16-6H, 0.05/0.1, EN 1092-1/11, S355J2+N, and/or 12:30', []],
  ['<a href="https://gears.example">', ['links as HTML or BBCode']],
  ['Купить диплом недорого', []],
  ['Купить диплом недорого https://other.example', ['a link', 'Cyrillic text with a link']],
])('judges the links of "%s"', (text, expected) => {
  expect(reasons(`${words} ${text}`)).toEqual(expected)
})

test('counts a text of hardly anything but links', () => {
  expect(reasons('Hi https://other.example')).toEqual(['a link', 'hardly any words beside links'])
  expect(reasons('Hi https://gears.example')).toEqual([])
})
