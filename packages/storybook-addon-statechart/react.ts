import { useEffect, useRef, useState } from 'react'
import { createActor, type Actor, type ActorOptions, type AnyStateMachine } from 'xstate'
import { getRegistry, type ShowOptions } from './preview/ActorRegistry.ts'
import { readSnapshot } from './preview/observeActor.ts'

/**
 * Creates the actor of a story, shows it in the statechart panel, and creates it again in the state that the reader
 * chooses there: another actor, from a snapshot. It starts with the first effect and stops when the story is left.
 *
 * @param machine and options are read once, except for `name` and `examples`
 * @param options those of `createActor`, and those of the panel
 */
export function useStoryActor<TMachine extends AnyStateMachine>(
  machine: TMachine,
  { name, examples, ...options }: ActorOptions<TMachine> & ShowOptions = {},
): Actor<TMachine> {
  const [{ create, start, first }] = useState(() => {
    const createFrom = (snapshot?: ActorOptions<TMachine>['snapshot']): Actor<TMachine> =>
      createActor(machine, { ...options, ...(snapshot && { snapshot }) })
    const created = createFrom()
    return { create: createFrom, first: created, start: readSnapshot(created) }
  })
  const [actor, setActor] = useState(first)
  const shown = { ...(name !== undefined && { name }), ...(examples && { examples }) }
  useEffect(() => {
    const enter = (snapshot?: typeof start) => {
      actor.stop()
      // The children of a computed snapshot never ran, so they cannot be restored.
      setActor(create(snapshot && ({ ...snapshot, children: {} } as typeof start)))
    }
    getRegistry().show(actor, shown, { entry: { start, create: enter } })
  })
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    actor.start()
    return () => {
      isMounted.current = false
      getRegistry().hide(actor)
      // In React's strict mode, effects end and begin again at once.
      setTimeout(() => isMounted.current || actor.stop())
    }
  }, [actor])
  return actor
}
