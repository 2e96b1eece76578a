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

const { line } = fakeCallActors().actors
const call = callMachine.provide({ actors: { line } })

type Row = [actor: string, machine: string, start: () => Promise<unknown>]

test.each<Row>([
  ['send', 'contact', () => errorAfter(contactMachine, [submit()], { draft: message })],
  ['send', 'consultation', () => errorAfter(consultationMachine, [submit()], { draft, timeZone: 'Europe/Bratislava' })],
  ['chatWidget', 'chat', () => errorAfter(chatMachine, [{ type: 'chat.open' }])],
  ['sessionClient', 'session', () => errorAfter(sessionMachine, [{ type: 'session.stored' }])],
  ...(['camera', 'microphone', 'display'] as const).map((name): Row => {
    const events = [{ type: 'call.start' }, { type: `${name}.on` }] as const
    return [name, 'call', () => errorAfter(call, [...events])]
  }),
])('names the actor %s of the %s machine that was not provided', async (name, _, start) => {
  expect(await start()).toEqual(new Error(`Provide the "${name}" actor with machine.provide().`))
})
