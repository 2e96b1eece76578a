import { render } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useDraft, type Values } from './useDraft.ts'

type Props = { draft?: Values; enter?: (values: Values) => void }

const empty = { name: '', zone: 'CET', consent: false, day: '' }
const name = () => page.getByLabelText('Name')
const zone = () => page.getByLabelText('Zone')

/** Renders a form whose draft is the given one with the visitor's entries. */
function Form({ draft, enter }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState<Values>({})
  const owner = draft && {
    draft: { ...draft, ...entered },
    enter(values: Values) {
      enter?.(values)
      setEntered((before) => ({ ...before, ...values }))
    },
  }
  const readForm = useDraft(form, owner, empty)
  return (
    <form ref={form} onChange={readForm}>
      <input name="name" aria-label="Name" defaultValue="" />
      <select name="zone" aria-label="Zone" defaultValue="CET">
        <option>CET</option>
        <option>GMT</option>
      </select>
      <input type="checkbox" name="consent" aria-label="Consent" defaultChecked={false} />
      <input type="date" name="day" aria-label="Day" defaultValue="" />
    </form>
  )
}

test('keeps and passes on a value that was set without an event', async () => {
  const enter = vi.fn<(values: Values) => void>()
  const { rerender } = render(<Form enter={enter} draft={empty} />)
  const input = name().element() as HTMLInputElement
  input.value = 'Jana'
  await zone().selectOptions('GMT')
  expect(enter.mock.calls).toEqual([[{ name: 'Jana', zone: 'GMT' }]])
  rerender(<Form enter={enter} draft={{ ...empty, day: '2027-03-05' }} />)
  await expect.element(name()).toHaveValue('Jana')
  await expect.element(page.getByLabelText('Day')).toHaveValue('2027-03-05')
})

test('keeps a partly typed date', async () => {
  const { rerender } = render(<Form draft={empty} />)
  page.getByLabelText('Day').element().focus()
  await userEvent.keyboard('04')
  rerender(<Form draft={{ ...empty, name: 'Jana' }} />)
  await expect.element(name()).toHaveValue('Jana')
  await userEvent.keyboard('042027')
  await expect.element(page.getByLabelText('Day')).toHaveValue('2027-04-04')
})
