import { expect, test } from 'vitest'
import { listModules } from './pageModules.ts'

const manifest = {
  'src/main.tsx': {
    file: 'assets/core.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/routes/contact.tsx?tsr-split=component'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  'src/routes/__root.tsx?tsr-split=notFoundComponent': { file: 'assets/notFound.js', imports: ['src/main.tsx'] },
  'src/routes/contact.tsx?tsr-split=component': {
    file: 'assets/contact.js',
    imports: ['src/main.tsx', '_form.js'],
    dynamicImports: ['src/flows/contact.ts', 'src/components/consultation/Calendar.tsx'],
  },
  '_form.js': { file: 'assets/form.js' },
  'src/flows/contact.ts': { file: 'assets/journey.js', imports: ['_form.js'], dynamicImports: ['src/api/http.ts'] },
  'src/api/http.ts': { file: 'assets/http.js' },
  'src/components/consultation/Calendar.tsx': { file: 'assets/Calendar.js' },
}

test('lists the entry and its imports for a page without a component', () => {
  expect(listModules(manifest, [])).toEqual(['/assets/core.js', '/assets/shared.js', '/assets/deep.js'])
})

test('lists route and flow of a form page once each, without modules loaded on intent', () => {
  expect(listModules(manifest, ['src/routes/contact.tsx'])).toEqual([
    '/assets/core.js',
    '/assets/shared.js',
    '/assets/deep.js',
    '/assets/contact.js',
    '/assets/form.js',
    '/assets/journey.js',
  ])
})

test('lists the error and not-found components of a route', () => {
  expect(listModules(manifest, ['src/routes/__root.tsx'])).toContain('/assets/notFound.js')
})

test('lists nothing more for a route without components', () => {
  expect(listModules(manifest, ['src/routes/index.tsx'])).toEqual(listModules(manifest, []))
})

test('names a module that the manifest lacks', () => {
  expect(() => listModules({}, [])).toThrow('Vite\'s manifest has no "src/main.tsx".')
  const broken = { 'src/main.tsx': { file: 'assets/core.js', imports: ['_lost.js'] } }
  expect(() => listModules(broken, [])).toThrow('"_lost.js"')
})
