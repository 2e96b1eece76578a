import { expect, test } from 'vitest'
import { findRedirectProblems, redirectsFile } from './redirects.ts'

const pages = ['/', '/contact', '/blog/crm-systems']

test('accepts an old path that leads to a page', () => {
  expect(findRedirectProblems({ '/blog/crm': '/blog/crm-systems', '/old': '/' }, pages)).toEqual([])
})

test.each([
  ['/contact', '/', 'is a page'],
  ['/old', '/blog/missing', 'there is no page /blog/missing'],
  ['/old', 'https://elsewhere.example', 'there is no page https://elsewhere.example'],
  ['/old', '/older', 'there is no page /older'],
  ['/Old', '/', 'write the old path in lower case'],
  ['/old/', '/', 'write the old path in lower case'],
  ['/old?page=2', '/', 'write the old path in lower case'],
  ['/forms/*', '/', 'write the old path in lower case'],
])('refuses %s to %s', (from, to, message) => {
  expect(findRedirectProblems({ [from]: to }, pages).join()).toContain(message)
})

test('writes a line for each, before the forms of a hosted backend', () => {
  expect(redirectsFile({})).toBe('')
  expect(redirectsFile({ '/blog/crm': '/blog/crm-systems' }, 'https://backend.example')).toBe(
    '/blog/crm  /blog/crm-systems  301\n/forms/*  https://backend.example/functions/v1/forms/:splat  200\n',
  )
})
