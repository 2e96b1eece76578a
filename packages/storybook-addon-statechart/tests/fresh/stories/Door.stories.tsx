import { useState, useSyncExternalStore } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stateText } from 'storybook-addon-statechart'
import { useStatechart } from 'storybook-addon-statechart/react'
import { createActor } from 'xstate'
import { doorMachine } from './doorMachine.ts'

function Door({ owner }: { owner: string }) {
  const create = () => createActor(doorMachine, { input: { owner } }).start()
  const [door, setDoor] = useState(create)
  useStatechart(door)
  const subscribe = (onChange: () => void) => {
    const subscription = door.subscribe(onChange)
    return () => subscription.unsubscribe()
  }
  const value = useSyncExternalStore(subscribe, () => door.getSnapshot().value)
  return (
    <>
      <p>The door is {stateText(value)}</p>
      <button onClick={() => setDoor(create())}>Another door</button>
    </>
  )
}

export default { title: 'Door', component: Door } satisfies Meta<typeof Door>

export const Closed: StoryObj<typeof Door> = { args: { owner: 'Jana' } }
