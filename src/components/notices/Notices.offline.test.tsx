import { render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '#mocks/browser.ts'
import { Notices } from './Notices.tsx'
import { notify } from './notices.ts'

const alert = () => page.getByRole('alert')

// The library is a file like any other; a network that is down does not bring it.
beforeEach(() => {
  worker.use(http.get('*/toasts.tsx', () => HttpResponse.error()))
  render(<Notices />)
})

test('without the network a notice stands plainly, and is announced', async () => {
  notify({ kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true })
  await expect.element(alert().getByText('Failed to send message. Please try again.')).toBeVisible()
})

test('a title comes with its description', async () => {
  notify({ kind: 'titled', title: 'Error', description: 'Please fill in all fields', urgent: true })
  await expect.element(alert().getByText('Error')).toBeVisible()
  await expect.element(alert().getByText('Please fill in all fields')).toBeVisible()
})

test('a plain notice can be closed', async () => {
  notify({ kind: 'plain', title: 'Failed.' })
  await alert().getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('Failed.')).not.toBeInTheDocument()
})

test('the same notice stands once, and of many the newest three', async () => {
  for (const title of ['One', 'Two', 'Three', 'Three', 'Four', 'Two']) notify({ kind: 'plain', title })
  await expect.element(alert().getByText('Two')).toBeVisible()
  await expect
    .poll(() =>
      alert()
        .getByRole('paragraph')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Three', 'Four', 'Two'])
})
