import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { createActor, type StateValueFrom } from 'xstate'
import { useStatechart } from '../react.ts'
import { pressMachine } from './pressMachine.ts'

const source = `import { pressMachine } from './pressMachine.ts'`
const examples = { 'speed.set': [{ speed: 80 }, { speed: 20 }] }

/** Starts the machine in the state of the story. */
export function Press({ state, name = 'press' }: { state: StateValueFrom<typeof pressMachine>; name?: string }) {
  const [press] = useState(() => {
    const context = { strokes: 0, speed: { now: 0, max: 90 }, stop: () => undefined, fault: null }
    return createActor(pressMachine, { snapshot: pressMachine.resolveState({ value: state, context }) }).start()
  })
  useStatechart(press, { name, examples, source })
  const { value, context } = useSelector(press, (snapshot) => snapshot)

  const stroke = () => press.send({ type: 'stroke' })
  const strokeForSeconds = (seconds: number) => {
    let left = seconds * 60
    const timer = setInterval(() => {
      stroke()
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
      <button onClick={() => Array.from({ length: 1000 }, stroke)}>1,000 strokes</button>
    </section>
  )
}
