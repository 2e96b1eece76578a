// That Enter submits a form whose button is disabled: forms.model.test.tsx.
import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { submitOnEnter } from './ActorForm.tsx'

const field = (label: string) => page.getByLabelText(label).element()

/** Renders a form. Returns what is called on submit. */
function renderForm(isDisabled = true) {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const { container } = render(
    <form noValidate>
      <input aria-label="Text" />
      <input type="checkbox" aria-label="Consent" />
      <input type="date" aria-label="Day" />
      <textarea aria-label="Message" />
      <button type="submit" disabled={isDisabled}>
        Send
      </button>
    </form>,
  )
  const form = container.querySelector('form')!
  form.addEventListener('keydown', submitOnEnter)
  form.addEventListener('submit', onSubmit)
  return onSubmit
}

test('submits once if the button is enabled', async () => {
  const onSubmit = renderForm(false)
  field('Text').focus()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each(['Consent', 'Day', 'Message'])('does not submit on Enter in %s', async (label) => {
  const onSubmit = renderForm()
  field(label).focus()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

// An input method reports Enter that confirms a word as composing.
test.each(['isComposing', 'repeat', 'altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'does not submit on Enter with %s',
  (property) => {
    const onSubmit = renderForm()
    fireEvent.keyDown(field('Text'), { key: 'Enter', [property]: true })
    expect(onSubmit).not.toHaveBeenCalled()
  },
)
