import { flattenStates, labelLines, type Chart, type ChartState } from './Chart.ts'

/**
 * Returns the states and transitions of a chart as a Mermaid state diagram, for documents (scripts/documents.ts).
 *
 * Mermaid has no history states and no transitions without a target: the former become states named H, the latter lead
 * back to their source.
 */
export function toMermaid({ root }: Chart): string {
  const states = flattenStates(root)
  const names = new Map(states.map(({ id }, index) => [id, nameState(root, id, index)]))
  const findName = (id: string) => names.get(id) ?? id

  const declare = (state: ChartState, indent: string): string[] => {
    const name = findName(state.id)
    const title = `${indent}state "${escapeText(heading(state))}" as ${name}`
    if (state.states.length === 0) return state.type === 'final' ? [title, `${indent}${name} --> [*]`] : [title]
    const inner = `${indent}  `
    return [
      `${title} {`,
      ...(state.initial === undefined ? [] : [`${inner}[*] --> ${findName(state.initial)}`]),
      ...state.states.flatMap((child, index) => [
        ...(state.type === 'parallel' && index > 0 ? [`${inner}--`] : []),
        ...declare(child, inner),
      ]),
      `${indent}}`,
    ]
  }

  const arrows = states
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => {
      const { source, targets } = transition
      const text = escapeText(labelLines(transition).join(' '))
      const ends = targets.length === 0 ? [source] : targets
      return ends.map((target) => `  ${findName(source)} --> ${findName(target)} : ${text}`)
    })
  return ['stateDiagram-v2', '  direction LR', ...declare(root, '  '), ...arrows, ''].join('\n')
}

const heading = ({ key, type, history }: ChartState) =>
  type === 'history' ? `${history === 'deep' ? 'H*' : 'H'} ${key}` : key

// A name of letters, so that a new state changes no other line. Other names could be words of Mermaid's grammar.
function nameState({ id: rootId }: ChartState, id: string, index: number): string {
  const path = id === rootId ? id : id.slice(rootId.length + 1)
  return /^[\w.]+$/.test(path) && !reserved.has(path) ? path.replaceAll('.', '_') : `s${index}`
}

const reserved = new Set(['state', 'note', 'direction', 'class', 'end', 'as', 'click', 'style', 'default'])

// Mermaid ends a text at these characters, and reads `#` as the start of an entity.
const entities: Record<string, string> = { '#': '#35;', ';': '#59;', ':': '#58;', '"': '#quot;', '\n': ' ' }

const escapeText = (text: string) => text.replaceAll(/[#;:"\n]/g, (sign) => entities[sign]!)
