import { flattenStates, type Chart, type ChartState } from './Chart.ts'
import { arrowWords, bodyWords, transitionWords } from './words.ts'

/**
 * Returns a chart as a Mermaid state diagram, for READMEs and issues.
 *
 * Mermaid has no history states and no transitions without a target: the former become states named H, the latter
 * lines of text.
 */
export function toMermaid({ root }: Chart): string {
  const states = flattenStates(root)
  const names = new Map(states.map(({ id }, index) => [id, `s${index}`]))
  const nameState = (id: string) => names.get(id) ?? id

  const declare = (state: ChartState, indent: string): string[] => {
    const name = nameState(state.id)
    const notes = bodyWords(state).map(({ text }) => escapeText(text))
    if (state.states.length === 0)
      return [
        `${indent}state "${escapeText(headingText(state))}" as ${name}`,
        ...notes.map((text) => `${indent}${name} : ${text}`),
        ...(state.kind === 'final' ? [`${indent}${name} --> [*]`] : []),
      ]
    const inner = `${indent}  `
    return [
      `${indent}state "${escapeText(headingText(state))}" as ${name} {`,
      ...(state.initial === undefined ? [] : [`${inner}[*] --> ${nameState(state.initial)}`]),
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
      const text = transition.actions.length > 0 ? transitionWords(transition) : arrowWords(transition).join(' ')
      return transition.targets.map(
        (target) => `  ${nameState(transition.source)} --> ${nameState(target)} : ${escapeText(text)}`,
      )
    })
  return ['stateDiagram-v2', '  direction LR', ...declare(root, '  '), ...arrows, ''].join('\n')
}

function headingText({ key, tags, kind, history }: ChartState): string {
  const mark = kind === 'history' ? [history === 'deep' ? 'H*' : 'H'] : []
  return [...mark, key, ...tags.map((tag) => `#${tag}`)].join(' ')
}

// Mermaid ends a text at these characters, and reads `#` as the start of an entity.
const entities: Record<string, string> = { '#': '#35;', ';': '#59;', ':': '#58;', '"': '#quot;', '\n': ' ' }

const escapeText = (text: string) => text.replaceAll(/[#;:"\n]/g, (sign) => entities[sign]!)
