import { expect, test } from 'vitest'
import { cleanSource, describeVisit } from './leadSource.ts'

const site = 'https://www.company.com'

test.each([
  ['/contact', '', 'landing=%2Fcontact'],
  ['/', 'https://www.google.com/search?q=pumps', 'landing=%2F&referrer=www.google.com'],
  // A page of our own that was loaded again.
  ['/contact', `${site}/blog/crm-systems`, 'landing=%2Fcontact'],
  [
    '/?utm_campaign=hannover+fair&gclid=1&utm_source=newsletter&landing=x',
    '',
    'landing=%2F&utm_source=newsletter&utm_campaign=hannover+fair',
  ],
  ['/?utm_term=100%&utm_content=', 'android-app://com.mail/', 'landing=%2F&referrer=com.mail&utm_term=100%25'],
  ['/?utm_content=banner&utm_medium=email', '', 'landing=%2F&utm_medium=email&utm_content=banner'],
])('describes a visit of %s from %s as %s', (path, referrer, source) => {
  expect(describeVisit(site + path, referrer)).toBe(source)
})

test('takes from a header only what it knows, and at most 100 characters of a value', () => {
  expect(cleanSource(`utm_source=${'a'.repeat(101)}&constructor=1&utm_medium=%20&utm_term=%E0%A4%A`)).toBe(
    `utm_source=${'a'.repeat(100)}&utm_term=%EF%BF%BD%25A`,
  )
  expect(cleanSource(`utm_source=${'a'.repeat(99)}🔧🔧`)).toBe(`utm_source=${'a'.repeat(99)}%F0%9F%94%A7`)
  expect(cleanSource('%%%')).toBe('')
})
