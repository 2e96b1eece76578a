import { expect, test } from 'vitest'
import { parseHeadersFile } from './headersFile.ts'

test('joins two values of one header as static hosts do', () => {
  const getHeaders = parseHeadersFile('/*\n  Cache-Control: no-cache\n\n/assets/*\n  Cache-Control: immutable\n')
  expect(getHeaders('/assets/main.js')).toEqual({ 'Cache-Control': 'no-cache, immutable' })
  expect(getHeaders('/contact')).toEqual({ 'Cache-Control': 'no-cache' })
})

test('names a damaged line and says what to do', () => {
  expect(() => parseHeadersFile('/*\nX-Content-Type-Options nosniff')).toThrow(
    '"X-Content-Type-Options nosniff". Run npm run build.',
  )
  expect(() => parseHeadersFile('  X-Frame-Options: DENY\n/*')).toThrow('"  X-Frame-Options: DENY"')
})
