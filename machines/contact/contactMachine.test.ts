// What the scenarios leave out (machines/forms.test.ts): what neither a form's content nor its toasts show.
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { submit } from '../form.ts'
import { startContact } from '../../tests/fixtures/startForms.ts'
import { perform, refusal } from '../../tests/scenarios/scenario.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { contactMachine } from './contactMachine.ts'
import { emptyContactDraft } from '#contract/contact.ts'
import { acceptedMessage, canSubmitContact, contactDraft, contactErrors, contactState } from './contactState.ts'

test('is empty and idle before hydration, and cannot be submitted', () => {
  expect(contactState(undefined)).toBe('idle')
  expect(contactDraft(undefined)).toEqual(emptyContactDraft)
  expect(contactErrors(undefined)).toEqual({})
  expect(acceptedMessage(undefined)).toBeUndefined()
  expect(canSubmitContact(undefined)).toBe(false)
})

test('reports why it failed, and keeps what was accepted', async () => {
  const form = startContact(message)
  for (const act of ['clicks', 'is refused for its email', 'clicks', 'is accepted'] as const) await perform(form, act)
  expect(form.failures).toEqual([refusal])
  expect(acceptedMessage(form.actor.getSnapshot())).toEqual({ body: message, reference: 'reference' })
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

test('names the actor that was not provided', async () => {
  const failures: unknown[] = []
  const contact = createActor(contactMachine, { input: { draft: message } })
  contact.on('failed', ({ error }) => failures.push(error))
  contact.start().send(submit())
  await vi.waitFor(() => expect(contactState(contact.getSnapshot())).toBe('failure'))
  expect(failures).toEqual([new Error('Provide the "sendContactEmail" actor with machine.provide().')])
})
