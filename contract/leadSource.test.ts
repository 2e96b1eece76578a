import { expect, test } from 'vitest'
import { cleanSource, describeSource } from './leadSource.ts'

const site = 'https://www.company.com'
const campaign = '/blog/crm-systems?utm_source=news&utm_campaign=fair'

test.each([
  ['navigate', '/contact', '', 'landing=%2Fcontact'],
  ['navigate', '/', 'https://www.google.com/search?q=pumps', 'landing=%2F&referrer=www.google.com'],
  [
    'navigate',
    '/?utm_term=100%&utm_content=',
    'android-app://com.mail/',
    'landing=%2F&referrer=com.mail&utm_term=100%25',
  ],
  ['navigate', '/?utm_content=banner&utm_medium=email', '', 'landing=%2F&utm_medium=email&utm_content=banner'],
  // Names of our own in a link are not believed, those of campaigns are in any letters, and the first of two wins.
  [
    'navigate',
    '/?landing=x&page=x&click=x&referrer=x&UTM_Source=news&utm_source=added&utm_campaign=hannover+fair',
    '',
    'landing=%2F&utm_source=news&utm_campaign=hannover+fair',
  ],
  ['navigate', '/?GCLID=secret', 'https://www.google.com/', 'landing=%2F&referrer=www.google.com&click=google-ads'],
  ['navigate', '/?gbraid=secret&gad_campaignid=228', '', 'landing=%2F&click=google-ads&utm_campaign=228'],
  ['navigate', '/?utm_campaign=fair&gad_campaignid=228', '', 'landing=%2F&click=google-ads&utm_campaign=fair'],
  ['navigate', '/?li_fat_id=secret&utm_source=in', '', 'landing=%2F&click=linkedin-ads&utm_source=in'],
  // In another tab.
  ['navigate', '/contact', site + campaign, 'landing=%2Fblog%2Fcrm-systems&utm_source=news&utm_campaign=fair'],
  ['navigate', '/forms/contact', `${site}/contact?msclkid=1`, 'landing=%2Fcontact&click=microsoft-ads'],
  // What came before is not known.
  ['reload', campaign, 'https://partner.example/', 'referrer=partner.example&utm_source=news&utm_campaign=fair'],
  ['reload', '/contact', '', ''],
  ['back_forward', '/contact', site + campaign, 'utm_source=news&utm_campaign=fair'],
  [undefined, '/contact', '', ''],
])('describes a visit by %s of %s from %s as %s', (type, path, referrer, source) => {
  const described = describeSource('/contact', { opened: site + path, type, referrer })
  expect(described).toBe(['page=%2Fcontact', source].filter(Boolean).join('&'))
})

test('knows the page of the form without anything of the visit, also of the answer to the form', () => {
  expect(describeSource('/forms/contact')).toBe('page=%2Fcontact')
})

test('takes from a header only what it knows, at most 100 characters of a value, and none that a terminal obeys', () => {
  expect(cleanSource(`utm_source=${'a'.repeat(101)}&constructor=1&utm_medium=%20&utm_term=%E0%A4%A`)).toBe(
    `utm_source=${'a'.repeat(100)}&utm_term=%EF%BF%BD%25A`,
  )
  expect(cleanSource(`utm_source=${'a'.repeat(99)}🔧🔧`)).toBe(`utm_source=${'a'.repeat(99)}%F0%9F%94%A7`)
  expect(cleanSource('utm_source=%1b[2Ja%00%E2%80%AEb%00')).toBe('utm_source=%5B2Ja+b')
  expect(cleanSource('%%%')).toBe('')
})
