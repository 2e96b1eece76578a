import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOneTarget } from './useOneTarget.ts'

/** Renders a button that closes at its first click, over a select and a button that count what reaches them. */
function Covered() {
  const [isOpen, setIsOpen] = useState(true)
  const [count, setCount] = useState(0)
  useOneTarget()
  const place = { position: 'fixed', insetInlineStart: 100, insetBlockStart: 100, inlineSize: 80 } as const
  return (
    <>
      <button type="button" style={place} onClick={() => setCount(count + 1)}>
        {`Below: ${count}`}
      </button>
      {isOpen && (
        <button type="button" style={place} onClick={() => setIsOpen(false)}>
          Day
        </button>
      )}
    </>
  )
}

const below = (count: number) => page.getByRole('button', { name: `Below: ${count}` })

test('cancels the second click of a double click that hits another control, not the next one', async () => {
  render(<Covered />)
  await page.getByRole('button', { name: 'Day' }).dblClick()
  await expect.element(page.getByRole('button', { name: 'Day' })).not.toBeInTheDocument()
  await expect.element(below(0)).not.toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await below(0).click()
  await expect.element(below(1)).toBeVisible()
  // Both clicks of this one hit the same button.
  await below(1).dblClick()
  await expect.element(below(3)).toHaveFocus()
})

test('lets a key press what lies below', async () => {
  render(<Covered />)
  await page.getByRole('button', { name: 'Day' }).click()
  below(0).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(below(1)).toBeVisible()
})
