import { flattenStates, type Chart, type ChartState } from './Chart.ts'
import { arrowWords, bodyWords, transitionWords } from './words.ts'

/**
 * Returns a chart as a Mermaid state diagram, for READMEs and issues.
 *
 * Mermaid has no history states and no transitions without a target: the former become states named H, the latter
 * lines of text.
 *
 * @param isBrief true for states and arrows only, without descriptions, tags and actions
 */
export function toMermaid({ root }: Chart, isBrief = false): string {
  const states = flattenStates(root)
  const names = new Map(states.map(({ id }, index) => [id, nameState(root, id, index)]))
  const findName = (id: string) => names.get(id) ?? id

  const declare = (state: ChartState, indent: string): string[] => {
    const name = findName(state.id)
    const title = `${indent}state "${escapeText(isBrief ? state.key : headingText(state))}" as ${name}`
    const notes = isBrief ? [] : bodyWords(state).map(({ text }) => escapeText(text))
    if (state.states.length === 0)
      return [
        title,
        ...notes.map((text) => `${indent}${name} : ${text}`),
        ...(state.kind === 'final' ? [`${indent}${name} --> [*]`] : []),
      ]
    const inner = `${indent}  `
    return [
      `${title} {`,
      ...(state.initial === undefined ? [] : [`${inner}[*] --> ${findName(state.initial)}`]),
      ...state.states.flatMap((child, index) => [
        ...(state.kind === 'parallel' && index > 0 ? [`${inner}--`] : []),
        ...declare(child, inner),
      ]),
      `${indent}}`,
      ...(notes.length === 0
        ? []
        : [`${indent}note right of ${name}`, ...notes.map((text) => `${inner}${text}`), `${indent}end note`]),
    ]
  }

  const arrows = states
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => {
      const isWhole = !isBrief && transition.actions.length > 0
      const text = isWhole ? transitionWords(transition) : arrowWords(transition).join(' ')
      const targets = isBrief && transition.targets.length === 0 ? [transition.source] : transition.targets
      return targets.map((target) => `  ${findName(transition.source)} --> ${findName(target)} : ${escapeText(text)}`)
    })
  return ['stateDiagram-v2', '  direction LR', ...declare(root, '  '), ...arrows, ''].join('\n')
}

// A name of letters, so that a new state changes no other line. Other names could be words of Mermaid's grammar.
function nameState({ id: rootId }: ChartState, id: string, index: number): string {
  const path = id === rootId ? id : id.slice(rootId.length + 1)
  return /^[\w.]+$/.test(path) && !reserved.has(path) ? path.replaceAll('.', '_') : `s${index}`
}

const reserved = new Set(['state', 'note', 'direction', 'class', 'end', 'as', 'click', 'style', 'default'])

function headingText({ key, tags, kind, history }: ChartState): string {
  const mark = kind === 'history' ? [history === 'deep' ? 'H*' : 'H'] : []
  return [...mark, key, ...tags.map((tag) => `#${tag}`)].join(' ')
}

// Mermaid ends a text at these characters, and reads `#` as the start of an entity.
const entities: Record<string, string> = { '#': '#35;', ';': '#59;', ':': '#58;', '"': '#quot;', '\n': ' ' }

const escapeText = (text: string) => text.replaceAll(/[#;:"\n]/g, (sign) => entities[sign]!)
