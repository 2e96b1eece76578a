import React, { memo, useDeferredValue, useId, useMemo, useRef, type KeyboardEvent } from 'react'
import type { Chart } from '../chart/Chart.ts'
import type { Truth } from '../preview/accepted.ts'
import type { ActorNode } from '../preview/followActors.ts'
import { classNames, statusWords } from './text.ts'
import { itemAfter, flattenItems, createOutline, type OutlineItem } from './createOutline.ts'

type Props = {
  chart: Chart
  name: string
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  actors: ReadonlyMap<string, ActorNode>
  guards: Readonly<Record<string, Truth>>
  /** Hides the outline visually while the drawing is shown. The drawing then marks the focused item. */
  hidden: boolean
  focused: string
  onFocus: (id: string | undefined) => void
  onPick: (item: OutlineItem) => void
}

/** Shows the chart as an ARIA tree, for keyboard and screen reader users. */
export function Outline(props: Props) {
  const { chart, name, active, taken, actors, guards, hidden, focused, onFocus, onPick } = props
  const now = useMemo(() => ({ active, taken, actors, guards }), [active, taken, actors, guards])
  // The tree of a large chart is rendered when there is time, so that it does not delay the drawing.
  const marks = useDeferredValue(now)
  const tree = useRef<HTMLUListElement>(null)
  const help = useId()
  const root = useMemo(() => createOutline(chart), [chart])
  const items = useMemo(() => flattenItems(root), [root])
  const current = items.some(({ id }) => id === focused) ? focused : root.id

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const item = items.find(({ id }) => id === current)
    const next = itemAfter(items, current, event.key)
    if ((event.key === 'Enter' || event.key === ' ') && item !== undefined) onPick(item)
    else if (next !== undefined) findElement(tree.current, next.id)?.focus()
    else return
    event.preventDefault()
  }

  return (
    <div className={hidden ? 'outline hidden' : 'outline'}>
      <p id={help} className="help">
        Enter or a click puts the story into a state, or sends an event.
      </p>
      <ul
        ref={tree}
        role="tree"
        aria-label={`States of ${name}`}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        onFocus={(event) => onFocus(event.target.dataset['item'])}
        onBlur={() => onFocus(undefined)}
        onClick={(event) => {
          const id = (event.target as Element).closest<HTMLElement>('[data-item]')?.dataset['item']
          const item = items.find((other) => other.id === id)
          if (item !== undefined) onPick(item)
        }}
      >
        <Item item={root} level={1} current={current} {...marks} />
      </ul>
    </div>
  )
}

const findElement = (tree: Element | null, id: string) =>
  tree?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)

type ItemProps = {
  item: OutlineItem
  level: number
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  actors: ReadonlyMap<string, ActorNode>
  guards: Readonly<Record<string, Truth>>
  current: string
}

const Item = memo(({ item, level, active, taken, actors, guards, current }: ItemProps) => {
  const isActive = active.has(item.id)
  const isTaken = taken.has(item.id)
  const truth = guards[item.id]
  const invoked = isActive ? (item.state?.invokes ?? []) : []
  const live = [
    truth === undefined || truth === 'unclear' ? '' : `guard is ${truth === 'yes'}`,
    ...invoked.flatMap(({ id }) => actors.get(id) ?? []).map(statusWords),
  ].filter((note) => note !== '')
  const text = live.length === 0 ? '' : ` · ${live.join(' · ')}`
  // What sighted readers see comes first, letter for letter. The name leaves out the children, which the item owns.
  const label = [`${item.text}${text}`, ...(isActive ? ['current'] : []), ...(isTaken ? ['just taken'] : [])].join(', ')
  const group = useId()
  return (
    <li role="none">
      <div
        role="treeitem"
        className={classNames('line', {
          state: item.state !== undefined,
          leaf: item.state?.states.length === 0,
          active: isActive,
          taken: isTaken,
        })}
        aria-level={level}
        aria-label={label}
        aria-current={isActive ? 'true' : undefined}
        aria-expanded={item.items.length > 0 ? true : undefined}
        aria-owns={item.items.length > 0 ? group : undefined}
        aria-selected={false}
        tabIndex={item.id === current ? 0 : -1}
        data-item={item.id}
      >
        {item.text}
        {text !== '' && <span className="live">{text}</span>}
      </div>
      {item.items.length > 0 && (
        <ul role="group" id={group}>
          {item.items.map((inner) => (
            <Item key={inner.id} item={inner} level={level + 1} {...{ active, taken, actors, guards, current }} />
          ))}
        </ul>
      )}
    </li>
  )
})
Item.displayName = 'Item'
