import {
  isMachineSnapshot,
  getNextTransitions,
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
  type AnyTransitionDefinition,
} from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { activeIds, activeStates, activeTransitions, stateText, type Chart } from '../chart/Chart.ts'
import { readChart } from '../chart/readChart.ts'
import { maxLogEntries, type AvailableEvent, type ChildActor, type LogEntry, type MachineUpdate } from '../messages.ts'
import { createEvents, type Examples } from './findSnapshot.ts'
import { createRows, formatValue } from './formatValue.ts'

/** An observed actor of a state machine. */
export type ObservedActor = {
  chart: Chart
  /** Starts reporting. The first update is full; later ones contain changes only. */
  open(): void
  close(): void
  /** Stops observing. */
  end(): void
}

type Options = {
  examples: () => Examples
  report: (update: MachineUpdate) => void
  requestFrame: RequestFrame
}

/**
 * Observes an actor through XState's inspection. Reports at most once per frame; the last report has the current state.
 *
 * @throws TypeError if the actor does not run a state machine
 */
export function observeActor(actor: AnyActorRef, { examples, report, requestFrame }: Options): ObservedActor {
  const { logic, options } = actor as Actor<AnyStateMachine>
  if (!('root' in logic)) throw new TypeError(`The actor "${actor.id}" does not run a state machine.`)
  const { chart, ids, labels } = readChart(logic)
  // A snapshot starts no actor and no delay. They run once their state is entered again.
  let restored = options.snapshot === undefined ? [] : activeIds(chart, readSnapshot(actor).value)
  let log: LogEntry[] = []
  const entries = new WeakMap<AnyEventObject, LogEntry>()
  let count = 0
  let isOpen = false
  let reported: { number: number; context: unknown } | undefined

  const addEntry = (event: AnyEventObject, source: string): LogEntry => {
    count += 1
    const entry = {
      number: count,
      at: performance.timeOrigin + performance.now(),
      event: labels.get(event.type) ?? event.type.replace(/^xstate\./, ''),
      payload: formatPayload(event),
      source,
      transitions: [],
      state: '',
    }
    entries.set(event, entry)
    log = [...log, entry].slice(-maxLogEntries)
    return entry
  }

  const refresh = throttleToFrame(requestFrame, () => {
    if (!isOpen) return
    const snapshot = readSnapshot(actor)
    const { status, value, tags, context, error, output } = snapshot
    const states = activeStates(chart.root, value).filter(({ id }) => status === 'active' && restored.includes(id))
    const isChanged = reported === undefined || reported.context !== context
    report({
      machine: actor.sessionId,
      isFull: reported === undefined,
      status,
      value,
      tags: [...tags],
      ...(isChanged && { context: createRows(context) }),
      ...(status === 'error' && { result: formatValue(error) }),
      ...(status === 'done' && output !== undefined && { result: formatValue(output) }),
      isRestored: states.some(
        ({ invokes, transitions }) =>
          invokes.some(({ id }) => !(id in snapshot.children)) || transitions.some(({ from }) => from === 'delay'),
      ),
      events: listEvents(chart, snapshot, examples(), restored),
      children: listChildren(actor),
      log: log.filter(({ number }) => number > (reported?.number ?? 0)),
    })
    reported = { number: count, context }
  })

  let current = readSnapshot(actor)
  let stepped: AnyEventObject | undefined
  const inspection = actor.system.inspect((inspected) => {
    if (isOpen) refresh()
    if (inspected.actorRef !== actor) return
    if (inspected.type === '@xstate.event') {
      addEntry(inspected.event, formatSource(inspected.sourceRef, actor))
      stepped = undefined
    } else if (inspected.type === '@xstate.microstep') {
      // The machine raises an event that it has not received.
      const entry = entries.get(inspected.event) ?? addEntry(inspected.event, 'raised')
      const { value, status } = inspected.snapshot as AnyMachineSnapshot
      // After the step of an event itself, XState inspects those of eventless transitions with the same event.
      const select = inspected.event === stepped ? selectEventless : selectTransitions
      const taken = status === 'stopped' ? [] : select(current, inspected.event)
      const transitions = taken.flatMap((transition) => ids.get(transition) ?? [])
      stepped = inspected.event
      current = inspected.snapshot as AnyMachineSnapshot
      entry.transitions.push(...transitions)
      entry.state = stateText(value)
      const active = activeIds(chart, value)
      restored = restored.filter((id) => active.includes(id))
    } else if (inspected.type === '@xstate.snapshot') {
      const entry = entries.get(inspected.event)
      if (entry !== undefined) entry.state = stateText((inspected.snapshot as AnyMachineSnapshot).value)
    }
  })

  return {
    chart,
    open() {
      isOpen = true
      reported = undefined
      refresh()
    },
    close() {
      isOpen = false
    },
    end() {
      isOpen = false
      inspection.unsubscribe()
    },
  }
}

/** Returns the snapshot of a machine's actor. An actor that failed at its start has an error only. */
export function readSnapshot(actor: AnyActorRef): AnyMachineSnapshot {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const nothing: object = { value: {}, context: {}, tags: new Set(), children: {} }
  return 'value' in snapshot ? snapshot : ({ ...nothing, ...(snapshot as object) } as AnyMachineSnapshot)
}

/** Returns the events of the active states, and the results and delays that do not come by themselves. */
function listEvents(
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  examples: Examples,
  restored: readonly string[],
): AvailableEvent[] {
  if (snapshot.status !== 'active') return []
  const events = new Map<string, AvailableEvent>()
  for (const transition of activeTransitions(chart, snapshot.value)) {
    const { eventType: type, label, from, source } = transition
    if (from === 'itself' || events.has(type) || (from !== 'outside' && !restored.includes(source))) continue
    events.set(type, { type, label, can: canReceive(snapshot, type, createEvents(transition, examples)) })
  }
  return [...events.values()]
}

function canReceive(snapshot: AnyMachineSnapshot, type: string, events: AnyEventObject[]): AvailableEvent['can'] {
  if (type.includes('*')) return 'unknown'
  try {
    return events.some((event) => snapshot.can(event)) ? 'yes' : 'no'
  } catch {
    return 'unknown'
  }
}

/** Returns the invoked and spawned actors of an actor. */
export const getChildren = (actor: AnyActorRef): AnyActorRef[] => Object.values(readSnapshot(actor).children)

/** Describes the invoked and spawned actors of an actor. */
export const listChildren = (actor: AnyActorRef): ChildActor[] =>
  getChildren(actor).map((child) => {
    const inner = child.getSnapshot() as Snapshot<unknown> & { context?: unknown }
    const isMachine = isMachineSnapshot(inner)
    const { status, error, output, context } = inner
    const value = status === 'error' ? error : status === 'done' ? output : context
    const note =
      isMachine && status === 'active' ? stateText(inner.value) : value === undefined ? '' : formatValue(value)
    return { id: child.sessionId, name: child.id, label: readLabel(child), isMachine, status, note }
  })

// XState makes up an id of the position and the state: `0.thermostat`.
const readLabel = ({ id, src }: AnyActorRef): string =>
  typeof src === 'string' && /^\d+\./.test(id) && !src.startsWith('xstate.') ? src : id

function formatSource(source: object | undefined, self: object): string {
  if (source === undefined) return 'outside'
  return source === self ? 'itself' : String((source as { id?: unknown }).id)
}

// XState's own events repeat their actor id and have an `output` key even if it is undefined.
function formatPayload({ type, ...payload }: AnyEventObject): string {
  const shown = Object.entries(payload).filter(
    ([key, value]) => !type.startsWith('xstate.') || (key !== 'actorId' && value !== undefined),
  )
  return shown.length === 0 ? '' : formatValue(Object.fromEntries(shown))
}

/** Returns the transitions that an event takes; XState's inspection does not name them. Guards run once more. */
const selectTransitions = (snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyTransitionDefinition[] =>
  snapshot.machine.getTransitionData(snapshot, event)

/** Returns the eventless transitions that a machine takes after an event: those of the innermost states first. */
function selectEventless(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyTransitionDefinition[] {
  const selected: AnyTransitionDefinition[] = []
  for (const transition of getNextTransitions(snapshot)) {
    const { eventType, guard, source } = transition
    const isOverridden = selected.some((one) => source.path.every((key, index) => key === one.source.path[index]))
    if (eventType !== '' || isOverridden) continue
    if (guard === undefined || evaluateGuard(guard, snapshot.context, event, snapshot)) selected.push(transition)
  }
  return selected
}

/** Schedules a callback for the next animation frame. */
export type RequestFrame = (run: () => void) => void

/** Returns a function that runs a callback in the next frame: once, however often it was called until then. */
export function throttleToFrame(requestFrame: RequestFrame, run: () => void): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    requestFrame(() => {
      isScheduled = false
      run()
    })
  }
}
