import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { useStatechart } from '../react.ts'
import { createLargeMachine } from './createLargeMachine.ts'

/** Runs a machine of about 200 states, which changes 32 of them ten times a second. */
export function Plant() {
  const [plant] = useState(() => createActor(createLargeMachine()).start())
  const [runs, setRuns] = useState(false)
  useStatechart(plant)
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => plant.send({ type: 'tick' }), 100)
    return () => clearInterval(timer)
  }, [plant, runs])
  return (
    <section aria-label="plant" style={{ padding: 24 }}>
      <button onClick={() => setRuns(!runs)}>{runs ? 'Stop' : 'Run'}</button>
    </section>
  )
}
