import { useEffect, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stateText } from 'storybook-addon-statechart'
import { useStatechart } from 'storybook-addon-statechart/react'
import { createActor } from 'xstate'
import { doorMachine } from './doorMachine.ts'

function Door({ owner }: { owner: string }) {
  const [door] = useState(() => createActor(doorMachine, { input: { owner } }).start())
  useStatechart(door)
  const [value, setValue] = useState(door.getSnapshot().value)
  useEffect(() => {
    const subscription = door.subscribe((snapshot) => setValue(snapshot.value))
    return () => subscription.unsubscribe()
  }, [door])
  return <p>The door is {stateText(value)}</p>
}

export default { title: 'Door', component: Door } satisfies Meta<typeof Door>

export const Closed: StoryObj<typeof Door> = { args: { owner: 'Jana' } }
