import type { Actor, AnyStateMachine } from 'xstate'
import type { CopyKind } from '../messages.ts'
import { incomplete } from './Restarts.ts'
import { getName, readSnapshot, type StagedMachine } from './StagedMachine.ts'
import { writeStateLink } from './stateLink.ts'
import { writePlay, writeTest, type RecordedMachine } from './writeCode.ts'

const notLinkable = 'A link cannot set the state: this story has no argument that sets it.'

/** Returns a machine's log as code, or its state as the query of a link. */
export function writeLog(machine: StagedMachine, kind: CopyKind): string {
  const { actor, options, observed, story } = machine
  const { value } = readSnapshot(actor)
  if (kind === 'link')
    return story.argument === undefined
      ? notLinkable
      : writeStateLink({ story: story.id, argument: story.argument, value })
  if (!observed.log.isComplete) return `// ${incomplete}`
  const recorded: RecordedMachine = {
    id: observed.chart.id,
    name: getName(machine),
    ...(options.source !== undefined && { source: options.source }),
    start: (actor as Actor<AnyStateMachine>).options as RecordedMachine['start'],
    happenings: observed.log.after(0),
    value,
  }
  return kind === 'play' ? writePlay(recorded) : writeTest(recorded)
}
