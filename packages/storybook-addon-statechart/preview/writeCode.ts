import type { StateValue } from 'xstate'
import { stateText } from '../chart/names.ts'
import type { Happening } from './EventLog.ts'
import { quote, toSource } from './toSource.ts'

/** A recorded machine, as the source of generated code. */
export type RecordedMachine = {
  /** The machine's id. */
  id: string
  /** Its name in the panel. */
  name: string
  /** Import statement of the machine; guessed from its id by default. */
  source?: string
  /** How the actor was created. */
  start: { input?: unknown; snapshot?: { value: StateValue; context: unknown } }
  happenings: readonly Happening[]
  /** The state now. */
  value: StateValue
}

const isInternal = ({ source, event }: Happening) => source === 'raised' || event.type === 'xstate.init'

const isOutside = ({ source }: Happening) => source === 'outside'

/** Returns a `play` function that sends the recorded events to the story's actor and waits for each recorded answer. */
export function writePlay({ name, happenings, value }: RecordedMachine): string {
  const events = happenings.filter((one) => !isInternal(one))
  const lines = events.flatMap((happening, index) => {
    if (isOutside(happening)) return [`actor.send(${toSource(happening.event)})`]
    // The story's own promises and delays answer, so the function waits for the last of their states.
    const next = events[index + 1]
    const isLast = next === undefined || isOutside(next)
    return isLast && next !== undefined && happening.value !== undefined ? [waitForState(happening.value)] : []
  })
  return [
    `import { expect, waitFor } from 'storybook/test'`,
    `import { getShownActor } from 'storybook-addon-statechart'`,
    '',
    `/** Brings the story to ${stateText(value)}. */`,
    'export async function play() {',
    ...[`const actor = getShownActor(${quote(name)})`, ...lines, waitForState(value)].map(indent),
    '}',
    '',
  ].join('\n')
}

const waitForState = (value: StateValue) =>
  `await waitFor(() => expect(actor.getSnapshot().value).toEqual(${toSource(value)}))`

/** Returns a Vitest test that sends the recorded events, with the recorded answers of promises, to a new actor. */
export function writeTest({ id, source, start, happenings, value }: RecordedMachine): string {
  const events = happenings.filter((one) => !isInternal(one))
  const guessed = `${toIdentifier(id)}Machine`
  const imported = source ?? `import { ${guessed} } from './${guessed}.ts' // Correct this line.`
  const machine = /import\s*(?:type\s*)?\{?\s*(\w+)/.exec(imported)?.[1] ?? guessed
  const { input, snapshot } = start
  const options = [
    ...(input === undefined ? [] : [`input: ${toSource(input)}`]),
    ...(snapshot === undefined
      ? []
      : [`snapshot: ${machine}.resolveState(${toSource({ value: snapshot.value, context: snapshot.context })})`]),
  ]
  const sent = events.flatMap((happening) =>
    isOutside(happening)
      ? [`actor.send(${toSource(happening.event)})`]
      : [`// Recorded from ${happening.source}.`, `actor.send(${toSource(happening.event)} as never)`],
  )
  return [
    `import { expect, test } from 'vitest'`,
    `import { createActor } from 'xstate'`,
    imported,
    '',
    `test(${quote(`enters ${stateText(value)} after ${events.length} ${events.length === 1 ? 'event' : 'events'}`)}, () => {`,
    ...[
      `const actor = createActor(${[machine, ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : [])].join(', ')}).start()`,
      ...sent,
      `expect(actor.getSnapshot().value).toEqual(${toSource(value)})`,
      'actor.stop()',
    ].map(indent),
    '})',
    '',
  ].join('\n')
}

const indent = (line: string) => `  ${line}`

const toIdentifier = (id: string) =>
  id.replaceAll(/[^\w$]+(\w?)/g, (_, letter: string) => letter.toUpperCase()).replace(/^\d/, '_$&') || 'the'
