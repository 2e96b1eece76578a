// Further than tests/model: what neither a form's content nor its toasts show. machines/forms.model.test.ts tests the rest.
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { submit } from '../form.ts'
import { startContact } from '../../tests/fixtures/startForms.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { contactMachine } from './contactMachine.ts'
import { emptyContactDraft } from '#contract/contact.ts'
import { FunctionFailure } from '#contract/failure.ts'
import {
  acceptedMessage,
  canSubmitContact,
  contactDraft,
  contactErrors,
  contactFailure,
  contactState,
} from './contactState.ts'

test('is empty and idle before hydration, and cannot be submitted', () => {
  expect(contactState(undefined)).toBe('idle')
  expect(contactDraft(undefined)).toEqual(emptyContactDraft)
  expect(contactErrors(undefined)).toEqual({})
  expect(acceptedMessage(undefined)).toBeUndefined()
  expect(canSubmitContact(undefined)).toBe(false)
})

test('emits a toast and keeps what was accepted of a message that was accepted', async () => {
  const { actor, answers, toasts } = startContact(message)
  actor.send(submit())
  answers[0]?.resolve('reference')
  await vi.waitFor(() => expect(contactState(actor.getSnapshot())).toBe('success'))
  expect(toasts).toEqual([{ kind: 'plain', title: 'Your message has been sent successfully!' }])
  expect(acceptedMessage(actor.getSnapshot())).toEqual({ body: message, reference: 'reference' })
})

test('emits an urgent toast and the error of a message that was refused, and shows its facts until the next input', async () => {
  const { actor, answers, toasts, failures } = startContact(message)
  const refused = new FunctionFailure('refused', { status: 422, fields: { email: 'Enter an email address' } })
  actor.send(submit())
  answers[0]?.reject(refused)
  await vi.waitFor(() => expect(contactState(actor.getSnapshot())).toBe('failure'))
  expect(toasts).toEqual([{ kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true }])
  expect(failures).toEqual([refused])
  expect(contactFailure(actor.getSnapshot())).toEqual(refused.facts)
  expect(contactErrors(actor.getSnapshot())).toEqual(refused.facts.fields)
  actor.send({ type: 'draft.change', change: {} })
  expect(contactFailure(actor.getSnapshot())).toBeUndefined()
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
