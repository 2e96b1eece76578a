import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, EventObject, StateValue } from 'xstate'
import { readChart, type Charted } from '../chart/readChart.ts'
import { stateText } from '../chart/names.ts'
import { triggerWords } from '../chart/Chart.ts'
import type { Frame, LogEntry } from '../messages.ts'
import { acceptedNow, evaluateGuards, type Examples } from './accepted.ts'
import { createRows, formatValue } from './describe.ts'
import { followActors } from './followActors.ts'
import { Coverage, type MachineCoverage } from './Coverage.ts'
import { EventLog, type Happening } from './EventLog.ts'
import { getMachine, readSnapshot } from './machines.ts'
import { oncePerFrame, type NextFrame } from './oncePerFrame.ts'

/** An observed machine. */
export type Observed = {
  charted: Charted
  /** Returns an invoked or spawned actor. */
  findActor: (sessionId: string) => AnyActorRef | undefined
  /** The last answer of each actor that the machine received, by event type. */
  answers: Map<string, AnyEventObject>
  /** Returns the states and transitions since the start. */
  covered: () => MachineCoverage
  /** Starts reporting. The first frame is complete; later frames contain changes only. */
  watch(): void
  /** Reports again, because something besides the actor has changed. */
  refresh(): void
  unwatch(): void
  /** Stops observing. */
  end(): void
}

type Options = {
  examples: () => Examples
  /** Returns whether the machine is held in its state. */
  isHeld?: () => boolean
  report: (frame: Frame) => void
  nextFrame: NextFrame
}

/**
 * Observes an actor through the inspection API, which neither keeps it alive nor catches its errors. Reports at most
 * once per frame; the last report always has the current state.
 */
export function observe(actor: AnyActorRef, { examples, isHeld = () => false, report, nextFrame }: Options): Observed {
  const machine = getMachine(actor)
  if (machine === undefined) throw new TypeError(`The actor "${actor.id}" does not run a state machine.`)
  const charted = readChart(machine)
  const { chart, ids, triggers } = charted
  const answers = new Map<string, AnyEventObject>()
  const log = new EventLog()
  let watching = false
  let reported: { number: number; context: unknown } | undefined

  const createEntry = ({ number, at, event, source, transitions, value }: Happening): LogEntry => ({
    number,
    at,
    event: eventWords(event, triggers),
    payload: payloadText(event),
    source,
    taken: transitions.flatMap((transition) => ids.get(transition) ?? []),
    state: value === undefined ? '' : stateText(value),
  })

  const reportOnce = oncePerFrame(nextFrame, () => {
    if (!watching) return
    const snapshot = readSnapshot(actor)
    const sameContext = reported !== undefined && reported.context === snapshot.context
    report({
      machine: actor.sessionId,
      whole: reported === undefined,
      status: snapshot.status,
      value: snapshot.value,
      state: stateText(snapshot.value),
      tags: [...snapshot.tags],
      ...(!sameContext && { context: createRows(snapshot.context) }),
      ...(snapshot.status === 'error' && { ending: formatValue(snapshot.error) }),
      ...(snapshot.status === 'done' && snapshot.output !== undefined && { ending: formatValue(snapshot.output) }),
      held: isHeld(),
      accepted: acceptedNow(charted, snapshot, examples()),
      guards: evaluateGuards(charted, snapshot, examples()),
      actors: actors.read(),
      log: log.after(reported?.number ?? 0).map(createEntry),
    })
    reported = { number: log.last, context: snapshot.context }
  })
  const ask = () => {
    if (watching) reportOnce()
  }

  const coverage = new Coverage()
  coverage.visit(readSnapshot(actor).value)

  const actors = followActors(actor, ask)
  const inspection = actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return
    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected
      log.receive(event, nameSource(sourceRef, actor))
      if (sourceRef !== undefined && sourceRef !== actor) answers.set(event.type, event)
    } else if (inspected.type === '@xstate.microstep') {
      const value = getValue(inspected.snapshot)
      log.take(inspected.event, inspected._transitions, value)
      coverage.visit(value)
      for (const transition of inspected._transitions) coverage.take(ids.get(transition) ?? '')
    } else if (inspected.type === '@xstate.snapshot') log.settle(inspected.event, getValue(inspected.snapshot))
    ask()
  })

  return {
    charted,
    findActor: actors.find,
    answers,
    covered: () => coverage.summarize(chart),
    refresh: ask,
    watch() {
      watching = true
      reported = undefined
      ask()
    },
    unwatch() {
      watching = false
    },
    end() {
      watching = false
      inspection.unsubscribe()
      actors.end()
    },
  }
}

const getValue = (snapshot: unknown): StateValue => (snapshot as AnyMachineSnapshot).value

function nameSource(source: object | undefined, self: object): string {
  if (source === undefined) return 'outside'
  return source === self ? 'itself' : String((source as { id?: unknown }).id)
}

function eventWords({ type }: EventObject, triggers: Charted['triggers']): string {
  const trigger = triggers.get(type)
  return trigger === undefined ? type.replace(/^xstate\./, '') : triggerWords(trigger)
}

// XState's own events repeat their actor id and have an `output` key even if it is undefined.
function payloadText({ type, ...payload }: EventObject): string {
  const shown = Object.entries(payload).filter(
    ([key, value]) => !type.startsWith('xstate.') || (key !== 'actorId' && value !== undefined),
  )
  return shown.length === 0 ? '' : formatValue(Object.fromEntries(shown))
}
