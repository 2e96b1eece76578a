import {
  flattenStates,
  invokedWords,
  transitionSentence,
  type Chart,
  type ChartState,
  type ChartTransition,
} from '../chart/Chart.ts'

/** An item of the outline: a state or a transition. */
export type OutlineItem = {
  id: string
  parent: string | undefined
  /** Text of the item. */
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

/** Returns the outline of a chart: each state with its transitions, then its children. */
export function createOutline({ root }: Chart): OutlineItem {
  const keys = new Map(flattenStates(root).map(({ id, key }) => [id, key]))
  const getKey = (id: string) => keys.get(id) ?? id
  const transitionItem = (transition: ChartTransition): OutlineItem => ({
    id: transition.id,
    parent: transition.source,
    text: transitionSentence(transition, getKey),
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
      ...state.invokes.map((actor) => `runs ${invokedWords(actor)}`),
    ].filter((note) => note !== '')
    return {
      id: state.id,
      parent: parent?.id,
      text: [state.key, ...notes].join(', ') + (state.description === undefined ? '' : `. ${state.description}`),
      state,
      items: [...state.transitions.map(transitionItem), ...state.states.map((inner) => stateItem(inner, state))],
    }
  }
  return stateItem(root)
}

/** Returns all items in document order. */
export function flattenItems(item: OutlineItem): OutlineItem[] {
  return [item, ...item.items.flatMap(flattenItems)]
}

/** Returns the item that a key moves to, per the ARIA tree pattern. */
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
      return key.length === 1 && key !== ' ' ? findByLetter(items, index, key) : undefined
  }
}

function findByLetter(items: readonly OutlineItem[], index: number, letter: string): OutlineItem | undefined {
  const around = [...items.slice(index + 1), ...items.slice(0, index)]
  return around.find(({ text }) => text.toLowerCase().startsWith(letter.toLowerCase()))
}
