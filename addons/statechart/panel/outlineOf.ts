import { statesIn, type Chart, type ChartState, type ChartTransition } from '../chart/Chart.ts'
import { transitionSentence } from '../chart/words.ts'

/** An item of the chart as a nested list: a state, or a transition out of one. */
export type OutlineItem = {
  id: string
  parent: string | undefined
  /** What is read and heard. */
  text: string
  state?: ChartState
  transition?: ChartTransition
  items: OutlineItem[]
}

const kindWords = {
  atomic: '',
  compound: '',
  parallel: 'parallel',
  final: 'final',
  history: 'remembers the last state',
} as const

/** The chart as a nested list: every state with its transitions, then the states within it. */
export function outlineOf({ root }: Chart): OutlineItem {
  const keys = new Map(statesIn(root).map(({ id, key }) => [id, key]))
  const keyOf = (id: string) => keys.get(id) ?? id
  const transitionItem = (transition: ChartTransition): OutlineItem => ({
    id: transition.id,
    parent: transition.source,
    text: transitionSentence(transition, keyOf),
    transition,
    items: [],
  })
  const stateItem = (state: ChartState, parent?: ChartState): OutlineItem => {
    const notes = [
      kindWords[state.kind],
      parent?.initial === state.id ? 'initial' : '',
      ...state.tags.map((tag) => `#${tag}`),
      ...state.entry.map((action) => `entry / ${action}`),
      ...state.exit.map((action) => `exit / ${action}`),
      ...state.invokes.map((source) => `runs ${source}`),
    ].filter((note) => note !== '')
    return {
      id: state.id,
      parent: parent?.id,
      text: [state.key, ...notes].join(', '),
      state,
      items: [...state.transitions.map(transitionItem), ...state.states.map((inner) => stateItem(inner, state))],
    }
  }
  return stateItem(root)
}

/** All items in the order in which they stand. */
export function itemsIn(item: OutlineItem): OutlineItem[] {
  return [item, ...item.items.flatMap(itemsIn)]
}

/** Where a key leads from an item: the keys of the tree pattern of the ARIA practices. */
export function itemAfter(items: readonly OutlineItem[], id: string, key: string): OutlineItem | undefined {
  const index = items.findIndex((item) => item.id === id)
  const item = items[index]
  switch (key) {
    case 'ArrowDown':
      return items[index + 1]
    case 'ArrowUp':
      return items[index - 1]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    case 'ArrowRight':
      return item?.items[0]
    case 'ArrowLeft':
      return items.find((other) => other.id === item?.parent)
    default:
      return key.length === 1 && key !== ' ' ? startingWith(items, index, key) : undefined
  }
}

function startingWith(items: readonly OutlineItem[], index: number, letter: string): OutlineItem | undefined {
  const around = [...items.slice(index + 1), ...items.slice(0, index)]
  return around.find(({ text }) => text.toLowerCase().startsWith(letter.toLowerCase()))
}
