import { expect, test } from 'vitest'
import { modulesOf } from './modules.ts'

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
    dynamicImports: ['src/flows/contact.ts', 'src/components/notices/toasts.tsx'],
  },
  '_form.js': { file: 'assets/form.js' },
  'src/flows/contact.ts': { file: 'assets/journey.js', imports: ['_form.js'], dynamicImports: ['src/backend/http.ts'] },
  'src/backend/http.ts': { file: 'assets/http.js' },
  'src/components/notices/toasts.tsx': { file: 'assets/toasts.js' },
}

test('a page without a component of its own needs the entry and what that imports', () => {
  expect(modulesOf(manifest, [])).toEqual(['/assets/core.js', '/assets/shared.js', '/assets/deep.js'])
})

test('a form’s page needs its route and its journey, the entry first, each once, and not what comes on intent', () => {
  expect(modulesOf(manifest, ['src/routes/contact.tsx'])).toEqual([
    '/assets/core.js',
    '/assets/shared.js',
    '/assets/deep.js',
    '/assets/contact.js',
    '/assets/form.js',
    '/assets/journey.js',
  ])
})

test('the screens for errors and unknown addresses come with their route', () => {
  expect(modulesOf(manifest, ['src/routes/__root.tsx'])).toContain('/assets/notFound.js')
})

test('a route without parts of its own adds nothing', () => {
  expect(modulesOf(manifest, ['src/routes/index.tsx'])).toEqual(modulesOf(manifest, []))
})

test('a developer whose manifest lacks a module reads which', () => {
  expect(() => modulesOf({}, [])).toThrow('Vite\'s manifest has no "src/main.tsx".')
  const broken = { 'src/main.tsx': { file: 'assets/core.js', imports: ['_lost.js'] } }
  expect(() => modulesOf(broken, [])).toThrow('"_lost.js"')
})
