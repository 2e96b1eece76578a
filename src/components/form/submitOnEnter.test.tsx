import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { submitOnEnter } from './submitOnEnter.ts'

const onSubmit = vi.fn<() => void>()
const field = (label: string) => page.getByLabelText(label)

function Form({ disabled }: { disabled: boolean }) {
  return (
    <form
      ref={(form) => {
        form?.addEventListener('keydown', submitOnEnter)
        return () => form?.removeEventListener('keydown', submitOnEnter)
      }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="Text" />
      <input type="email" aria-label="Email" />
      <input type="checkbox" aria-label="Consent" />
      <input type="date" aria-label="Day" />
      <textarea aria-label="Message" />
      <button type="submit" disabled={disabled}>
        Send
      </button>
    </form>
  )
}

async function pressEnterIn(label: string) {
  field(label).element().focus()
  await userEvent.keyboard('{Enter}')
}

test.each(['Text', 'Email'])('submits on Enter in %s although the button is disabled', async (label) => {
  render(<Form disabled />)
  await pressEnterIn(label)
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each(['Consent', 'Day', 'Message'])('does not submit on Enter in %s', async (label) => {
  render(<Form disabled />)
  await pressEnterIn(label)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('submits once if the button is enabled', async () => {
  render(<Form disabled={false} />)
  await pressEnterIn('Text')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each([
  ['that confirms a word of an input method', { isComposing: true }],
  ['that is held down', { repeat: true }],
  ['with Alt', { altKey: true }],
  ['with Control', { ctrlKey: true }],
  ['with Meta', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
])('does not submit on Enter %s', (_, more) => {
  render(<Form disabled />)
  fireEvent.keyDown(field('Text').element(), { key: 'Enter', ...more })
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.keyDown(field('Text').element(), { key: 'Enter' })
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('ignores other keys', async () => {
  render(<Form disabled />)
  field('Text').element().focus()
  await userEvent.keyboard('a b')
  await expect.element(field('Text')).toHaveValue('a b')
  expect(onSubmit).not.toHaveBeenCalled()
})
