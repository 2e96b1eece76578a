import { flattenStates } from '../chart/Chart.ts'
import type { MachineView } from './PanelStore.ts'

/** Returns how a replay of this machine can differ from what happened. */
export function explainDifferences({
  chart,
  ownClock,
  log,
  ahead,
}: Pick<MachineView, 'chart' | 'ownClock' | 'log' | 'ahead'>) {
  const states = flattenStates(chart.root)
  const hasDelays = states.some(({ transitions }) => transitions.some(({ trigger }) => trigger.kind === 'after'))
  const heardOthers = [...log, ...ahead].some(({ source }) => !['outside', 'itself', 'raised'].includes(source))
  return [
    ...(heardOthers || states.some(({ invokes }) => invokes.length > 0)
      ? ['Promises and other actors run again. Their recorded answers are sent at once; a second answer may follow.']
      : []),
    ...(hasDelays && !ownClock ? [foreignClock] : []),
    'Values that the machine reads from outside, such as the time or a random number, can be other ones.',
  ]
}

/** Explains why delays cannot be controlled. */
export const foreignClock =
  'Delays run on: the actor uses the browser’s clock. Create it with createActor(machine, { clock: panelClock }) to freeze them.'
