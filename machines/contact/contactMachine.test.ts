// What the scenarios leave out (machines/forms.test.ts): what neither a form's content nor its toasts show.
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { showForm, submit } from '../form.ts'
import { startContact } from '../../tests/scenarios/contact.ts'
import { fakeEndpoint } from '../../tests/fixtures/startForms.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { emptyContactDraft, type ContactMessage } from '#contract/contact.ts'
import { contactMachine } from './contactMachine.ts'

test('is empty and idle before hydration', () => {
  expect(showForm(undefined, emptyContactDraft)).toEqual({
    state: 'idle',
    draft: emptyContactDraft,
    errors: {},
    failure: undefined,
    accepted: undefined,
  })
})

test('is an empty form without input, and judges a submit without a key', () => {
  const { send, attempts } = fakeEndpoint<ContactMessage>()
  const actor = createActor(contactMachine.provide({ actors: { send } })).start()
  actor.send({ type: 'submit' })
  expect([actor.getSnapshot().matches('idle'), actor.getSnapshot().context.draft]).toEqual([true, emptyContactDraft])
  actor.send({ type: 'draft.change', change: message })
  actor.send({ type: 'submit' })
  const key: unknown = expect.stringMatching(/^[\da-f-]{36}$/)
  expect(attempts).toEqual([{ body: message, idempotencyKey: key }])
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
