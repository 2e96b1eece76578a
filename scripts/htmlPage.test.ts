import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { completePage, hashSource, pageHead } from './htmlPage.ts'

const parts = { styles: 'p{margin:0}', bootstrap: 'start("$&")' }
const modules = [
  { href: '/assets/main.js', integrity: 'sha256-m' },
  { href: '/assets/contact.js', integrity: 'sha256-c' },
]
const rendered = '<!doctype html><html><head><title>Contact</title></head><body><p>Text</p></body></html>'

test('adds modules, styles and script at the end of the head', () => {
  expect(completePage(rendered, pageHead(modules, parts))).toBe(
    '<!doctype html><html><head><title>Contact</title>' +
      '<link rel="deferred-module" href="/assets/main.js" integrity="sha256-m" crossorigin="">' +
      '<link rel="deferred-module" href="/assets/contact.js" integrity="sha256-c" crossorigin="">' +
      '<style>p{margin:0}</style><script>start("$&")</script>' +
      '</head><body><p>Text</p></body></html>',
  )
})

test('completes only the head of the page', () => {
  const page = completePage(rendered.replace('Text', 'We write &lt;/head> and </head>'), pageHead([], parts))
  expect(page.match(/<style>/g)).toHaveLength(1)
  expect(page.indexOf('<style>')).toBeLessThan(page.indexOf('<body>'))
})

test('rejects a page without a head', () => {
  expect(() => completePage('<p>Text</p>', '')).toThrow('Check Document in src/routes/__root.tsx.')
})

test('returns the SHA-256 source of an inline block', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  const hash = createHash('sha256').update('ä', 'utf8').digest('base64')
  expect(hashSource('ä')).toBe(`'sha256-${hash}'`)
})
