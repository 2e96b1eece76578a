import React, { memo, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Chart } from '../chart/Chart.ts'
import type { ChildActor } from '../messages.ts'
import { createTree, findItem, flattenItems, type TreeItem } from './createTree.ts'
import { classNames, statusText } from './text.ts'

type Marks = {
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  /** The children of the machine, by id. */
  actors: ReadonlyMap<string, ChildActor>
}

type Props = Marks & {
  chart: Chart
  name: string
  onPick: (item: TreeItem) => void
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
    if ((event.key === 'Enter' || event.key === ' ') && item !== undefined) onPick(item)
    else if (next !== undefined)
      tree.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(next.id)}"]`)?.focus()
    else return
    event.preventDefault()
  }

  return (
    <div className="tree">
      <p id={help} className="help">
        Enter or a click creates the actor in a state, or sends an event.
      </p>
      <ul
        ref={tree}
        role="tree"
        aria-label={`States of ${name}`}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const item = getItem(event.target)
          if (item !== undefined) setLast(item.id)
        }}
        onClick={(event) => {
          const item = getItem(event.target)
          if (item !== undefined) onPick(item)
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
