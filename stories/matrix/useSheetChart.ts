import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate'
import { stateText } from 'storybook-addon-statechart'
import { useStatechart } from 'storybook-addon-statechart/react'

/** Starts the machine of a sheet in a state; without one, in its initial state. */
export type StartMachine = (value?: StateValue) => AnyActorRef

/**
 * Shows the machine of a sheet in the statechart panel.
 *
 * @param initial the state to start in; undefined for the machine's own
 * @param onState called with the new state after a click in the panel on a state or an event: `mounted.loading`
 * @returns a function that puts the machine into a state; without one, it does nothing
 */
export function useSheetChart(
  start: StartMachine,
  initial: StateValue | undefined,
  onState: (state: string) => void,
): (value: StateValue | undefined) => void {
  const [actor, setActor] = useState(() => start(initial))
  const report = useEffectEvent(onState)
  useStatechart(actor, { restart: () => setActor(start()) })
  useEffect(() => {
    const subscription = actor.subscribe(({ value }: AnyMachineSnapshot) => report(stateText(value)))
    return () => {
      subscription.unsubscribe()
      actor.stop()
    }
  }, [actor])
  return (value) => {
    if (value !== undefined) setActor(start(value))
  }
}
