import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { createActor } from 'xstate'
import { useStatechart } from '../react.ts'
import { pressMachine } from './pressMachine.ts'

const examples = { 'speed.set': [{ speed: 80 }, { speed: 20 }] }

/** Shows a press with its buttons. */
export function Press({ name = 'press' }: { name?: string }) {
  const [press] = useState(() => createActor(pressMachine).start())
  useStatechart(press, { name, examples })
  const { value, context } = useSelector(press, (snapshot) => snapshot)

  const strokeForSeconds = (seconds: number) => {
    let left = seconds * 60
    const timer = setInterval(() => {
      press.send({ type: 'stroke' })
      left -= 1
      if (left <= 0) clearInterval(timer)
    }, 1000 / 60)
  }
  return (
    <section aria-label={name} style={{ padding: 24, display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p>
        State: <output aria-label="State">{JSON.stringify(value)}</output>
      </p>
      <p>
        Strokes: <output aria-label="Strokes">{context.strokes}</output>
      </p>
      <button onClick={() => press.send({ type: 'drive.start' })}>Start</button>
      <button onClick={() => press.send({ type: 'drive.stop' })}>Stop</button>
      <button onClick={() => press.send({ type: 'door.open' })}>Open the door</button>
      <button onClick={() => press.send({ type: 'door.close' })}>Close the door</button>
      <button onClick={() => strokeForSeconds(3)}>60 strokes a second</button>
    </section>
  )
}
