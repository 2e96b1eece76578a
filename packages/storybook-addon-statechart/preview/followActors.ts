import type { AnyActorRef, Snapshot } from 'xstate'
import type { ActorKind } from '../chart/Chart.ts'
import { nameActorKind } from '../chart/readChart.ts'
import { stateText } from '../chart/names.ts'
import { formatValue } from './describe.ts'

/** An invoked or spawned actor, with its own children. */
export type ActorNode = {
  /** Session id. */
  id: string
  /** Id among the children of its parent. */
  name: string
  kind: ActorKind
  status: Snapshot<unknown>['status']
  /** State of a machine, last value of an observable, output, or error. */
  note: string
  children: ActorNode[]
}

/** The descendants of an actor. Actors that have ended stay until another takes their name, or until there are too many. */
export type FollowedActors = {
  read: () => ActorNode[]
  find: (sessionId: string) => AnyActorRef | undefined
  end: () => void
}

type Ref = AnyActorRef & { _parent?: AnyActorRef; logic?: unknown }

const mostEnded = 50

/**
 * Follows the children of an actor, and their children.
 *
 * @param onChange called when one of them starts, changes or ends
 */
export function followActors(root: AnyActorRef, onChange: () => void): FollowedActors {
  // A restarted actor replaces the one of the same name under the same parent.
  const refs = new Map<string, Ref>()
  const add = (ref: Ref) => {
    const key = `${ref._parent?.sessionId}/${ref.id}`
    refs.delete(key)
    refs.set(key, ref)
    const ended = [...refs].filter(([, one]) => (getSnapshot(one)?.status ?? 'active') !== 'active')
    for (const [old] of ended.slice(0, Math.max(0, ended.length - mostEnded))) refs.delete(old)
  }
  const addChildren = (ref: AnyActorRef) => {
    for (const child of Object.values(getSnapshot(ref)?.children ?? {})) {
      add(child)
      addChildren(child)
    }
  }
  const isInside = (ref: Ref | undefined): boolean =>
    ref !== undefined && ref !== root && (ref._parent === root || isInside(ref._parent))

  addChildren(root)
  const inspection = root.system.inspect(({ type, actorRef }) => {
    const ref = actorRef as Ref
    if (ref === root || !isInside(ref)) return
    if (type === '@xstate.actor') add(ref)
    onChange()
  })

  const readBelow = (parent: AnyActorRef): ActorNode[] =>
    [...refs.values()]
      .filter((ref) => ref._parent === parent)
      .map((ref) => ({ ...describe(ref), children: readBelow(ref) }))

  return {
    read: () => readBelow(root),
    find: (sessionId) => [...refs.values()].find((ref) => ref.sessionId === sessionId),
    end: () => inspection.unsubscribe(),
  }
}

type AnySnapshot = Snapshot<unknown> & { children?: Record<string, Ref>; value?: unknown; context?: unknown }

// An actor has no snapshot while it is created; development builds of XState throw.
function getSnapshot(ref: AnyActorRef): AnySnapshot | undefined {
  try {
    return ref.getSnapshot() as AnySnapshot | undefined
  } catch {
    return undefined
  }
}

function describe(ref: Ref): Omit<ActorNode, 'children'> {
  const kind = nameActorKind(ref.logic)
  const snapshot = getSnapshot(ref)
  const status = snapshot?.status ?? 'active'
  return { id: ref.sessionId, name: ref.id, kind, status, note: noteText(kind, snapshot) }
}

function noteText(kind: ActorKind, { status, error, output, value, context }: Partial<AnySnapshot> = {}): string {
  if (status === 'error') return formatValue(error)
  if (kind === 'machine') return stateText(value)
  if (status === 'done' && output !== undefined) return formatValue(output)
  return context === undefined ? '' : formatValue(context)
}
