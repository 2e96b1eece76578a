import { useEffect, useState } from 'react'
import { patience } from '../../dataFetching.ts'

type Started<Actor> = { actor: Actor; stop: () => void }

/**
 * Starts a journey when its code has arrived; until then the page shows the form without it, and what is typed waits in
 * the fields.
 *
 * @param load fetches the flow and starts it; called once per mount
 * @returns the running actor; undefined until then, null when it cannot be had or has kept the visitor waiting for 15 s
 */
export function useFlow<Actor>(load: () => Promise<Started<Actor>>): Actor | null | undefined {
  const [actor, setActor] = useState<Actor | null>()
  const [start] = useState(() => load)
  useEffect(() => {
    let isMounted = true
    let started: Started<Actor> | undefined
    // What comes later still is welcome.
    const late = setTimeout(() => setActor(null), patience)
    const begin = async () => {
      const flow = await start().finally(() => clearTimeout(late))
      if (!isMounted) return flow.stop()
      started = flow
      setActor(() => flow.actor)
    }
    begin().catch((error: unknown) => {
      console.error('A form could not be brought to life.', error)
      if (isMounted) setActor(null)
    })
    return () => {
      isMounted = false
      clearTimeout(late)
      started?.stop()
      setActor(undefined)
    }
  }, [start])
  return actor
}
