import type * as Page from '../../tests/fixtures/endedRender.tsx'
import { expect, test } from 'vitest'

// In a frame, which has a React of its own: React does not recover, and all tests share the one of their document.
test('reports no error when the page is hidden after a render that was ended', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const { Function: Code } = frame.contentWindow as unknown as { Function: FunctionConstructor }
  const load = new Code('url', 'return import(url)') as (url: string) => Promise<typeof Page>
  const { endRender, showToasts } = await load(new URL('../../tests/fixtures/endedRender.tsx', import.meta.url).href)
  showToasts()
  const errors: string[] = []
  frame.contentWindow!.addEventListener('error', (event) => {
    errors.push(event.message)
    event.preventDefault()
  })
  expect(endRender).toThrow('The render has ended.')
  frame.contentDocument!.dispatchEvent(new Event('visibilitychange'))
  frame.contentWindow!.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' }))
  expect(errors).toEqual([])
  frame.remove()
})
