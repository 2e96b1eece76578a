import type { ChartTransition, Invoked, Trigger } from './Chart.ts'

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

/** Returns an invoked actor as text: `warmUp (promise)`. */
export function invokedWords({ source, kind }: Invoked): string {
  return `${source} (${kind})`
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
