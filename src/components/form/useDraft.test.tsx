import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useDraft } from './useDraft.ts'

type Draft = { name: string; zone: string; consent: boolean; day: string }
type Props = { draft?: Draft; take?: (entered: object) => void; onSubmit?: () => void }

const empty: Draft = { name: '', zone: 'CET', consent: false, day: '' }
const name = () => page.getByLabelText('Name')
const zone = () => page.getByLabelText('Zone')
const consent = () => page.getByLabelText('Consent')

function Form({ draft, take, onSubmit }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  useDraft(ref, draft, (entered) => take?.(entered))
  return (
    <form
      ref={ref}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
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

test('what was typed before the machine arrived is handed to it, once', async () => {
  const take = vi.fn<(entered: object) => void>()
  const { rerender } = render(<Form take={take} />)
  await name().fill('Jana')
  await zone().selectOptions('GMT')
  await consent().click()
  expect(take).not.toHaveBeenCalled()
  rerender(<Form take={take} draft={empty} />)
  rerender(<Form take={take} draft={{ ...empty, name: 'Jana' }} />)
  expect(take.mock.calls).toEqual([[{ name: 'Jana', zone: 'GMT', consent: true }]])
})

test('fields that nobody touched say nothing to the machine', async () => {
  const take = vi.fn<(entered: object) => void>()
  const { rerender } = render(<Form take={take} />)
  await consent().click()
  rerender(<Form take={take} draft={empty} />)
  expect(take.mock.calls).toEqual([[{ consent: true }]])
})

test('what the machine kept from before does not overwrite what has been typed meanwhile', async () => {
  const { rerender } = render(<Form />)
  await name().fill('Jana')
  rerender(<Form draft={{ ...empty, name: 'Kept' }} />)
  await expect.element(name()).toHaveValue('Jana')
})

test('from then on the fields follow the draft', async () => {
  const { rerender } = render(<Form draft={empty} />)
  rerender(<Form draft={{ ...empty, name: 'Jana', zone: 'GMT', consent: true }} />)
  await expect.element(name()).toHaveValue('Jana')
  await expect.element(zone()).toHaveValue('GMT')
  await expect.element(consent()).toBeChecked()
  rerender(<Form draft={empty} />)
  await expect.element(name()).toHaveValue('')
  await expect.element(consent()).not.toBeChecked()
})

test('a date that is half typed is left alone', async () => {
  const { rerender } = render(<Form draft={empty} />)
  page.getByLabelText('Day').element().focus()
  await userEvent.keyboard('04')
  rerender(<Form draft={{ ...empty, name: 'Jana' }} />)
  await expect.element(name()).toHaveValue('Jana')
  await userEvent.keyboard('042027')
  await expect.element(page.getByLabelText('Day')).toHaveValue('2027-04-04')
})

test('a submit that came before the machine is made when the machine has what was typed', async () => {
  const onSubmit = vi.fn<() => void>()
  const { rerender, container } = render(<Form onSubmit={onSubmit} />)
  await name().fill('Jana')
  container.querySelector('form')!.dataset['early'] = ''
  rerender(<Form onSubmit={onSubmit} draft={empty} />)
  expect(onSubmit).not.toHaveBeenCalled()
  rerender(<Form onSubmit={onSubmit} draft={{ ...empty, name: 'Jana' }} />)
  rerender(<Form onSubmit={onSubmit} draft={{ ...empty, name: 'Jana N' }} />)
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a form in which nothing was entered tells its machine nothing, and shows what the machine holds', async () => {
  const take = vi.fn<(entered: object) => void>()
  render(<Form take={take} draft={{ ...empty, name: 'Kept', zone: 'GMT', consent: true }} />)
  await expect.element(name()).toHaveValue('Kept')
  await expect.element(zone()).toHaveValue('GMT')
  expect(take).not.toHaveBeenCalled()
})
