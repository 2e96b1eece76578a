import { expect, test } from 'vitest'
import { redirectsFile } from './redirects.ts'

test('writes a line for each redirect, before the forms of a hosted backend', () => {
  expect(redirectsFile({})).toBe('')
  expect(redirectsFile({ '/blog/crm': '/blog/crm-systems' }, 'https://backend.example')).toBe(
    '/blog/crm  /blog/crm-systems  301\n/forms/*  https://backend.example/functions/v1/forms/:splat  200\n',
  )
})
