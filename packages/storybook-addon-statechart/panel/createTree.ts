import { flattenStates, labelLines, type Chart, type ChartState, type ChartTransition } from '../chart/Chart.ts'

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
