import { expect, test } from 'vitest'
import { createActor, type AnyActorLogic, type EventFromLogic } from 'xstate'
import { fakeCallActors } from '../tests/fakes/call.ts'
import { draft, message } from '../tests/fixtures/visitor.ts'
import { callMachine, type PlainEvent } from './call/callMachine.ts'
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

/** Returns the error of a device of a call whose line is provided. */
function errorOfDevice(type: PlainEvent['type']) {
  const { line } = fakeCallActors().actors
  return errorAfter(callMachine.provide({ actors: { line } }), [
    { type: 'call.start' },
    { type: 'line.opened' },
    { type },
  ])
}

test.each([
  ['send', 'contact', () => errorOf(contactMachine, submit(), { draft: message })],
  ['send', 'consultation', () => errorOf(consultationMachine, submit(), { draft, timeZone: 'Europe/Bratislava' })],
  ['line', 'call', () => errorOf(callMachine, { type: 'call.start' })],
  ['camera', 'call', () => errorOfDevice('camera.on')],
  ['microphone', 'call', () => errorOfDevice('microphone.on')],
  ['sheet', 'call', () => errorOfDevice('sheet.share')],
  ['display', 'call', () => errorOfDevice('display.share')],
  ['recorder', 'call', () => errorOfDevice('record.start')],
  ['chatWidget', 'chat', () => errorOf(chatMachine, { type: 'chat.open' })],
  ['sessionClient', 'session', () => errorOf(sessionMachine, { type: 'session.stored' })],
])('names the actor %s of the %s machine that was not provided', async (name, _, start) => {
  expect(await start()).toEqual(new Error(`Provide the "${name}" actor with machine.provide().`))
})
