// What the scenarios leave out (machines/forms.test.ts): what neither a form's content nor its toasts show.
import { expect, test } from 'vitest'
import { showForm, submit } from '../form.ts'
import { startContact } from '../../tests/scenarios/contact.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { emptyContactDraft } from '#contract/contact.ts'

test('is empty and idle before hydration', () => {
  expect(showForm(undefined, emptyContactDraft)).toEqual({
    state: 'idle',
    draft: emptyContactDraft,
    errors: {},
    failure: undefined,
    accepted: undefined,
  })
})

test('sends under the stored key what was sent under it, however it is typed', () => {
  const first = startContact(message)
  first.actor.send(submit())
  const { attempt } = first.actor.getSnapshot().context
  const keyOf = (change: Partial<typeof message>) => {
    const { actor, attempts } = startContact({ ...message, ...change }, attempt)
    actor.send(submit())
    return attempts[0]?.idempotencyKey
  }
  expect(keyOf({})).toBe(first.attempts[0]?.idempotencyKey)
  expect(keyOf({ name: ` ${message.name} ` })).toBe(attempt?.idempotencyKey)
  expect(keyOf({ company: 'Valve Works Ltd.' })).not.toBe(attempt?.idempotencyKey)
})
