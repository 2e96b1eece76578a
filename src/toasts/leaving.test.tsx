// In a file of its own, because React does not recover from what this test does to it.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Toasts } from './Toasts.tsx'

/** Renders in a place of its own, which is not removed after the test: React could not. */
function show(node: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(node))
}

/** Ends a render as Firefox does when the visitor leaves the page: React learns nothing of it. */
function endRender() {
  const get = () => {
    throw new Error('The render has ended.')
  }
  const unreadable: object = new Proxy({}, { get })
  const Ended = () => {
    // oxlint-disable-next-line typescript/only-throw-error -- React reads its properties outside of what it catches.
    throw unreadable
  }
  show(<Ended />)
}

test('reports no error when the page is hidden after a render that was ended', () => {
  show(<Toasts />)
  const errors: string[] = []
  addEventListener('error', (event) => {
    errors.push(event.message)
    event.preventDefault()
  })
  expect(endRender).toThrow('The render has ended.')
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' }))
  expect(errors).toEqual([])
})
