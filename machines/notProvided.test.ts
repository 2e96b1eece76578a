import { expect, test } from 'vitest'
import { createActor, type AnyActorLogic, type EventFromLogic } from 'xstate'
import { draft, message } from '../tests/fixtures/visitor.ts'
import { callMachine } from './call/callMachine.ts'
import { chatMachine } from './chat/chatMachine.ts'
import { consultationMachine } from './consultation/consultationMachine.ts'
import { contactMachine } from './contact/contactMachine.ts'
import { submit } from './form.ts'
import { sessionMachine } from './session/sessionMachine.ts'

/** Starts a machine as it is, and returns the error of the actor that an event invokes. */
const errorOf = <Logic extends AnyActorLogic>(logic: Logic, event: EventFromLogic<Logic>, input?: object) =>
  new Promise((resolve) => {
    const actor = createActor(logic as AnyActorLogic, { input })
    actor.subscribe({ error: resolve })
    actor.on('failed', ({ error }: { error: unknown }) => resolve(error))
    actor.start().send(event)
    // No error will come.
    setTimeout(resolve)
  })

test.each([
  ['send', 'contact', () => errorOf(contactMachine, submit(), { draft: message })],
  ['send', 'consultation', () => errorOf(consultationMachine, submit(), { draft, timeZone: 'Europe/Bratislava' })],
  ['line', 'call', () => errorOf(callMachine, { type: 'call.start' })],
  ['chatWidget', 'chat', () => errorOf(chatMachine, { type: 'chat.open' })],
  ['sessionClient', 'session', () => errorOf(sessionMachine, { type: 'session.stored' })],
])('names the actor %s of the %s machine that was not provided', async (name, _, start) => {
  expect(await start()).toEqual(new Error(`Provide the "${name}" actor with machine.provide().`))
})
