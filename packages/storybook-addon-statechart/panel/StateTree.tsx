import React, { memo, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flattenStates, labelLines, type Chart, type ChartState, type ChartTransition } from '../chart/Chart.ts'
import type { ChildActor } from '../messages.ts'
import { classNames, statusText } from './text.ts'

/** An item of the tree: a state or a transition. */
export type TreeItem = {
  id: string
  parent?: string | undefined
  text: string
  state?: ChartState
  transition?: ChartTransition
  items: TreeItem[]
}

/** Returns the tree of a chart: each state with its transitions, then its children. */
export function createTree({ root }: Chart): TreeItem {
  const keys = new Map(flattenStates(root).map(({ id, key }) => [id, key]))
  const createTransition = (transition: ChartTransition): TreeItem => {
    const { id, source: parent, actions, targets } = transition
    const text = [
      labelLines(transition).join(' '),
      targets.length === 0 ? 'stays' : `goes to ${targets.map((target) => keys.get(target) ?? target).join(' and ')}`,
      ...(actions.length === 0 ? [] : [`does ${actions.join(', ')}`]),
    ].join(', ')
    return { id, parent, text, transition, items: [] }
  }
  const createState = (state: ChartState, parent?: ChartState): TreeItem => {
    const notes = [
      ...(['parallel', 'final', 'history'].includes(state.type) ? [state.type] : []),
      ...(parent?.initial === state.id ? ['initial'] : []),
      ...state.tags.map((tag) => `#${tag}`),
      ...state.entry.map((action) => `entry / ${action}`),
      ...state.exit.map((action) => `exit / ${action}`),
      ...state.invokes.map(({ source }) => `invokes ${source}`),
    ]
    return {
      id: state.id,
      parent: parent?.id,
      text: [state.key, ...notes].join(', ') + (state.description === undefined ? '' : `. ${state.description}`),
      state,
      items: [...state.transitions.map(createTransition), ...state.states.map((child) => createState(child, state))],
    }
  }
  return createState(root)
}

/** Returns all items in document order. */
export function flattenItems(item: TreeItem): TreeItem[] {
  return [item, ...item.items.flatMap(flattenItems)]
}

/** Returns the item that a key moves to from another, per the ARIA tree pattern. */
export function findItem(items: readonly TreeItem[], id: string, key: string): TreeItem | undefined {
  const index = items.findIndex((item) => item.id === id)
  const targets: Record<string, TreeItem | undefined> = {
    ArrowDown: items[index + 1],
    ArrowUp: items[index - 1],
    Home: items[0],
    End: items.at(-1),
    ArrowRight: items[index]?.items[0],
    ArrowLeft: items.find((item) => item.id === items[index]?.parent),
  }
  if (key.length > 1 || key === ' ') return targets[key]
  const others = [...items.slice(index + 1), ...items.slice(0, Math.max(0, index))]
  return others.find(({ text }) => text.toLowerCase().startsWith(key.toLowerCase()))
}

type Marks = {
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  /** The children of the machine, by id. */
  actors: ReadonlyMap<string, ChildActor>
}

type Props = Marks & {
  chart: Chart
  name: string
  /** Called with an item that was chosen; undefined if there is no actor to create or to send to. */
  onPick: ((item: TreeItem) => void) | undefined
}

/** Shows the chart as an ARIA tree, for keyboard and screen reader users. */
export function StateTree({ chart, name, active, taken, actors, onPick }: Props) {
  const [last, setLast] = useState(chart.root.id)
  const tree = useRef<HTMLUListElement>(null)
  const help = useId()
  const root = useMemo(() => createTree(chart), [chart])
  const items = useMemo(() => flattenItems(root), [root])
  const getItem = (element: EventTarget) => {
    const id = (element as Element).closest<HTMLElement>('[data-item]')?.dataset['item']
    return items.find((item) => item.id === id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const item = getItem(event.target)
    const next = findItem(items, last, event.key)
    if ((event.key === 'Enter' || event.key === ' ') && item !== undefined) onPick?.(item)
    else if (next !== undefined)
      tree.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(next.id)}"]`)?.focus()
    else return
    event.preventDefault()
  }

  return (
    <div className="tree">
      {onPick !== undefined && (
        <p id={help} className="help">
          Enter or a click creates the actor in a state, or sends an event.
        </p>
      )}
      <ul
        ref={tree}
        role="tree"
        aria-label={`States of ${name}`}
        aria-describedby={onPick === undefined ? undefined : help}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const item = getItem(event.target)
          if (item !== undefined) setLast(item.id)
        }}
        onClick={(event) => {
          const item = getItem(event.target)
          if (item !== undefined) onPick?.(item)
        }}
      >
        <Item item={root} level={1} tabStop={last} {...{ active, taken, actors }} />
      </ul>
    </div>
  )
}

type ItemProps = Marks & { item: TreeItem; level: number; tabStop: string }

const Item = memo(({ item, level, active, taken, actors, tabStop }: ItemProps) => {
  const group = useId()
  const isActive = item.state !== undefined && active.has(item.id)
  const isTaken = taken.has(item.id)
  const running = isActive ? (item.state?.invokes ?? []).flatMap(({ id }) => actors.get(id) ?? []) : []
  const notes = [...(isActive ? ['current'] : []), ...(isTaken ? ['just taken'] : []), ...running.map(statusText)]
  return (
    <li role="none">
      <div
        role="treeitem"
        className={classNames('item', { state: item.state !== undefined, active: isActive, taken: isTaken })}
        aria-level={level}
        aria-label={[item.text, ...notes].join(', ')}
        aria-current={isActive ? 'true' : undefined}
        aria-expanded={item.items.length > 0 ? true : undefined}
        aria-owns={item.items.length > 0 ? group : undefined}
        aria-selected={false}
        tabIndex={item.id === tabStop ? 0 : -1}
        data-item={item.id}
      >
        {item.text}
        {running.length > 0 && <span className="live"> {running.map(statusText).join(', ')}</span>}
      </div>
      {item.items.length > 0 && (
        <ul role="group" id={group}>
          {item.items.map((child) => (
            <Item key={child.id} item={child} level={level + 1} {...{ active, taken, actors, tabStop }} />
          ))}
        </ul>
      )}
    </li>
  )
})
Item.displayName = 'Item'
