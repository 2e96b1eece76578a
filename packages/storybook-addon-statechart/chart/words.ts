import type { ChartState, ChartTransition, Trigger } from './Chart.ts'

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

/** Returns the lines of a state's box: actions, invoked actors and targetless transitions. */
export function bodyWords(state: ChartState): { text: string; transition?: string }[] {
  return [
    ...state.entry.map((action) => ({ text: `entry / ${action}` })),
    ...state.exit.map((action) => ({ text: `exit / ${action}` })),
    ...state.invokes.map((source) => ({ text: `runs ${source}` })),
    ...state.transitions
      .filter(({ targets }) => targets.length === 0)
      .map((transition) => ({ text: transitionWords(transition), transition: transition.id })),
  ]
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
