import type { ChartState, ChartTransition, Invoked, Trigger } from './Chart.ts'

/** Returns a trigger as text: `draft.change`, `after 2000 ms`, `done: sendContactEmail`. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.event === '*' ? 'any other event' : trigger.event
    case 'after':
      return `after ${trigger.delay}`
    case 'always':
      return 'always'
    default:
      return 'of' in trigger ? `${trigger.kind}: ${trigger.of}` : trigger.kind
  }
}

/** Returns the label of an arrow: trigger and guard. */
export function arrowWords({ trigger, guard }: ChartTransition): string[] {
  return [triggerWords(trigger), ...(guard === undefined ? [] : [`[${guard}]`])]
}

/** Returns a transition as one line of UML: `message.submit [isComplete] / notify`. */
export function transitionWords(transition: ChartTransition): string {
  const { actions, targets } = transition
  const does = actions.length > 0 ? ` / ${actions.join(', ')}` : targets.length === 0 ? ' / nothing' : ''
  return `${arrowWords(transition).join(' ')}${does}`
}

/** A line of a state's box. `actor` and `transition` are ids. */
export type BodyLine = { text: string; transition?: string; actor?: string; isDescription?: true }

/** Returns the lines of a state's box: description, actions, invoked actors and targetless transitions. */
export function bodyWords(state: ChartState): BodyLine[] {
  return [
    ...wrapWords(state.description ?? '').map((text) => ({ text, isDescription: true as const })),
    ...state.entry.map((action) => ({ text: `entry / ${action}` })),
    ...state.exit.map((action) => ({ text: `exit / ${action}` })),
    ...state.invokes.map((actor) => ({ text: invokedWords(actor), actor: actor.id })),
    ...state.transitions
      .filter(({ targets }) => targets.length === 0)
      .map((transition) => ({ text: transitionWords(transition), transition: transition.id })),
  ]
}

/** Returns an invoked actor as text: `warmUp (promise)`. */
export function invokedWords({ source, kind }: Invoked): string {
  return `${source} (${kind})`
}

const descriptionWidth = 44

function wrapWords(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + word.length >= descriptionWidth) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}

/** Returns a transition as a sentence for screen readers. */
export function transitionSentence(transition: ChartTransition, keyOf: (id: string) => string): string {
  const { trigger, guard, actions, targets } = transition
  return [
    triggerWords(trigger),
    guard === undefined ? '' : ` if ${guard}`,
    targets.length === 0 ? ', stays' : `, goes to ${targets.map(keyOf).join(' and ')}`,
    actions.length === 0 ? '' : `, does ${actions.join(', ')}`,
  ].join('')
}
