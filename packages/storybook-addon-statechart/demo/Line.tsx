import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { createActor } from 'xstate'
import { useStatechart } from '../react.ts'
import { lineMachine } from './lineMachine.ts'

const examples = { 'part.add': [{ count: 5 }, { count: 50 }] }

/** Starts the production line. */
export function Line() {
  const [line] = useState(() => createActor(lineMachine).start())
  useStatechart(line, { examples })
  const parts = useSelector(line, ({ context }) => context.parts)
  return (
    <section aria-label="line" style={{ padding: 24, display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p>
        Parts: <output aria-label="Parts">{parts}</output>
      </p>
      <button onClick={() => line.send({ type: 'power.on' })}>Switch on</button>
      <button onClick={() => line.send({ type: 'power.off' })}>Switch off</button>
      <button onClick={() => line.send({ type: 'part.add', count: 5 })}>Add five parts</button>
    </section>
  )
}
