import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createActor,
  fromPromise,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate'
import { numRuns, printedSeed } from '../tests/model/seed.ts'
import { contactActs } from '../tests/model/contactRules.ts'
import { contactEvent } from '../tests/model/contactModel.ts'
import { consultationActs } from '../tests/model/consultationRules.ts'
import { consultationEvent } from '../tests/model/consultationModel.ts'
import { consultationMachineAt, stoppedClock } from '../tests/fixtures/startConsultation.ts'
import { emptyConsultationDraft } from './consultation/ConsultationDraft.ts'
import { contactMachine } from './contact/contactMachine.ts'
import { emptyContactDraft } from './contact/ContactMessage.ts'

// The test sends responses as events, so the request itself never settles.
const silent = <Input>() => fromPromise<string | undefined, Input>(() => new Promise(() => undefined))

const journeys: { name: string; machine: AnyStateMachine; input: object; events: EventObject[] }[] = [
  {
    name: 'contact',
    machine: contactMachine.provide({ actors: { sendContactEmail: silent() } }),
    input: { draft: emptyContactDraft },
    events: Object.values(contactActs).flatMap((act) => contactEvent(act) ?? []),
  },
  {
    name: 'consultation',
    machine: consultationMachineAt(stoppedClock()).provide({ actors: { sendConsultationEmail: silent() } }),
    input: { draft: emptyConsultationDraft, timeZone: 'Europe/Bratislava' },
    events: Object.values(consultationActs).flatMap((act) => consultationEvent(act) ?? []),
  },
]

/** Sends an event to each actor. Sends a response only to an actor that is waiting for one. */
function pass(event: EventObject, ...actors: AnyActor[]) {
  const isResponse = event.type.startsWith('xstate.')
  for (const actor of actors) {
    if (!isResponse || (actor.getSnapshot() as AnyMachineSnapshot).hasTag('busy')) actor.send(event)
  }
}

/** Returns what a visitor or the server can observe: everything except the key, which is random. */
function visible({ value, context }: { value: unknown; context: { lastSent?: { digest: string } } }) {
  return JSON.parse(JSON.stringify({ value, ...context, lastSent: context.lastSent?.digest })) as unknown
}

test.each(journeys)('$name: a snapshot restored from JSON behaves as the original', ({ machine, input, events }) => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...events), { maxLength: 20, size: 'max' }),
      fc.nat(),
      (sequence, position) => {
        const original = createActor(machine, { input }).start()
        const at = position % (sequence.length + 1)
        for (const event of sequence.slice(0, at)) pass(event, original)
        const stored = JSON.stringify(original.getPersistedSnapshot())
        const restored = createActor(machine, { input, snapshot: JSON.parse(stored) }).start()
        seen.add(JSON.stringify(original.getSnapshot().value))
        expect(visible(restored.getSnapshot())).toEqual(visible(original.getSnapshot()))
        for (const event of sequence.slice(at)) {
          pass(event, original, restored)
          expect(visible(restored.getSnapshot())).toEqual(visible(original.getSnapshot()))
        }
        original.stop()
        restored.stop()
      },
    ),
    { numRuns, seed: printedSeed() },
  )
  // The walks have stored different states.
  expect(seen.size).toBeGreaterThanOrEqual(3)
})
