import { useEffect, useState } from 'react'
import { createActor, createMachine, type AnyStateMachine } from 'xstate'
import { useStatechart } from '../react.ts'

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

/** Returns a machine of about 200 states: halls with cells, each with five states in a ring, one of which ticks. */
export function createLargeMachine(halls = 4, cells = 8): AnyStateMachine {
  const cell = () => ({
    initial: 'empty',
    states: {
      empty: { on: { tick: 'loaded' } },
      loaded: { on: { tick: 'pressed' } },
      pressed: { on: { tick: 'checked' } },
      checked: { on: { tick: 'empty', fail: 'scrap' } },
      scrap: { on: { tick: 'empty' } },
    },
  })
  const list = <T extends object>(count: number, name: string, create: () => T) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index + 1}`, create()]))
  return createMachine({
    id: 'plant',
    type: 'parallel',
    states: list(halls, 'hall', () => ({ type: 'parallel' as const, states: list(cells, 'cell', cell) })),
  })
}
