import { expect, test } from 'vitest'
import { createActor, type AnyActorLogic, type EventFromLogic } from 'xstate'
import { fakeCallActors } from '../tests/fakes/call.ts'
import { draft, message } from '../tests/fixtures/visitor.ts'
import { callMachine } from './call/callMachine.ts'
import { chatMachine } from './chat/chatMachine.ts'
import { consultationMachine } from './consultation/consultationMachine.ts'
import { contactMachine } from './contact/contactMachine.ts'
import { submit } from './form.ts'
import { sessionMachine } from './session/sessionMachine.ts'

/** Starts a machine, and returns the error of the actor that the last of the events invokes. */
const errorAfter = <Logic extends AnyActorLogic>(logic: Logic, events: EventFromLogic<Logic>[], input?: object) =>
  new Promise((resolve) => {
    const actor = createActor(logic as AnyActorLogic, { input })
    actor.subscribe({ error: resolve })
    actor.on('failed', ({ error }: { error: unknown }) => resolve(error))
    actor.start()
    for (const event of events) actor.send(event)
    // No error will come.
    setTimeout(resolve)
  })

const errorOf = <Logic extends AnyActorLogic>(logic: Logic, event: EventFromLogic<Logic>, input?: object) =>
  errorAfter(logic, [event], input)

test.each([
  ['send', 'contact', () => errorOf(contactMachine, submit(), { draft: message })],
  ['send', 'consultation', () => errorOf(consultationMachine, submit(), { draft, timeZone: 'Europe/Bratislava' })],
  ['chatWidget', 'chat', () => errorOf(chatMachine, { type: 'chat.open' })],
  ['sessionClient', 'session', () => errorOf(sessionMachine, { type: 'session.stored' })],
])('names the actor %s of the %s machine that was not provided', async (name, _, start) => {
  expect(await start()).toEqual(new Error(`Provide the "${name}" actor with machine.provide().`))
})

test('names the function that provides the actors of a call', async () => {
  const { line } = fakeCallActors().actors
  const call = callMachine.provide({ actors: { line } })
  const error = await errorAfter(call, [{ type: 'call.start' }, { type: 'camera.on' }])
  expect(error).toEqual(new Error('Provide the actors of a call with machine.provide().'))
})
