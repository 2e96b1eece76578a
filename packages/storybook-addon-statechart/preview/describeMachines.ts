import type { ShownMachine } from '../messages.ts'
import { getExamples, type Examples } from './accepted.ts'
import { listPayloadFields } from './payloadFields.ts'
import { getName, readSnapshot, usesClock, type StagedMachine } from './StagedMachine.ts'

/**
 * Returns machines as the panel shows them. Equal names are numbered.
 *
 * @param clock of the panel
 */
export function describeMachines(machines: readonly StagedMachine[], clock: object): ShownMachine[] {
  const names = new Map<string, number>()
  return machines.map((machine) => {
    const { actor, options, observed, story, parent } = machine
    const name = getName(machine)
    const count = (names.get(name) ?? 0) + 1
    names.set(name, count)
    return {
      id: actor.sessionId,
      name: count === 1 ? name : `${name} ${count}`,
      chart: observed.chart,
      ownClock: usesClock(actor, clock),
      movable: parent === undefined && (options.restart !== undefined || story.moveTo !== undefined),
      examples: serializeExamples(options.examples ?? {}),
      fields: listPayloadFields(readSnapshot(actor).machine, options.payloads ?? {}, options.examples ?? {}),
    }
  })
}

function serializeExamples(examples: Examples): Record<string, string[]> {
  const asJson = (type: string) => getExamples(examples, type).map((payload) => JSON.stringify(payload, null, 2))
  return Object.fromEntries(Object.keys(examples).map((type) => [type, asJson(type)]))
}
