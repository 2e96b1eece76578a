import * as fc from 'fast-check'
import { createMachine, type AnyStateMachine } from 'xstate'

type Node = {
  kind: 'leaf' | 'final' | 'history' | 'compound' | 'parallel'
  children: Node[]
  events: number[]
  hasDelay: boolean
}

const nodes = fc.memo((depth) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom<Node['kind'][]>('leaf', 'leaf', 'final', 'history', ...inner(depth)),
      children: depth <= 1 ? fc.constant<Node[]>([]) : nodes(depth - 1),
      events: fc.array(fc.nat({ max: 30 }), { maxLength: 3 }),
      hasDelay: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
) as (depth: number) => fc.Arbitrary<Node[]>

const inner = (depth = 1): Node['kind'][] => (depth <= 1 ? [] : ['compound', 'parallel'])

/** Machines with nested and parallel states, history, final states, delays and transitions between any two states. */
export const anyMachine: fc.Arbitrary<AnyStateMachine> = fc
  .tuple(nodes(3), fc.boolean())
  .map(([children, isParallel]) => create(children, isParallel))

function create(children: Node[], isParallel: boolean): AnyStateMachine {
  // Only states in which a machine can rest are targets.
  const targets: string[] = []
  const collect = (nodes: Node[], path: string) =>
    nodes.forEach(({ children: inner, kind }, index) => {
      const id = `${path}.s${index}`
      if (kind !== 'history') targets.push(id)
      if (kind === 'compound' || kind === 'parallel') collect(inner, id)
    })
  collect(children, 'm')
  const find = (event: number) => targets[event % targets.length]
  const write = ({ kind, children: inner, events, hasDelay }: Node): object => {
    if (kind === 'final' || kind === 'history') return { type: kind }
    const on = Object.fromEntries(events.flatMap((event) => (find(event) ? [[`e${event}`, `#${find(event)}`]] : [])))
    const after = hasDelay && find(inner.length) ? { after: { 1000: `#${find(inner.length)}` } } : {}
    const states = list(inner)
    if (Object.keys(states).length === 0) return { on, ...after }
    return kind === 'parallel'
      ? { type: 'parallel', states, on, ...after }
      : kind === 'compound'
        ? { initial: firstOf(inner), states, on, ...after }
        : { on, ...after }
  }
  const list = (nodes: Node[]) =>
    nodes.some(rests) ? Object.fromEntries(nodes.map((one, index) => [`s${index}`, write(one)])) : {}
  const rests = ({ kind }: Node) => kind !== 'history'
  const firstOf = (nodes: Node[]) => `s${nodes.findIndex(rests)}`
  const states = list(children)
  if (Object.keys(states).length === 0) return createMachine({ id: 'm' })
  return createMachine({
    id: 'm',
    states,
    ...(isParallel ? { type: 'parallel' } : { initial: firstOf(children) }),
  } as never)
}
