import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SinceWritten } from './SinceWritten.tsx'

test('lists each change and says when it was checked', async () => {
  render(
    <SinceWritten checked="November 2026">
      <p>The draft is law.</p>
      <p>The old standard was withdrawn.</p>
    </SinceWritten>,
  )
  const note = page.getByRole('complementary', { name: 'Since this was written' })
  await expect.element(note.getByText('Checked November 2026')).toBeVisible()
  const changes = note.getByRole('listitem').elements()
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'The draft is law.',
    'The old standard was withdrawn.',
  ])
})
