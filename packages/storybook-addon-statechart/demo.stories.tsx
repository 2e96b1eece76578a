import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { createActor } from 'xstate'
import { Press } from './demo/Press.tsx'
import { stateText } from './index.ts'
import { panelClock } from './preview/PanelClock.ts'
import { useStatechart } from './react.ts'
import { samples } from './tests/machines.ts'

// Uses no project preview, so that the demo runs in any Storybook.
const meta: Meta<typeof Press> = {
  title: 'Addons/Statechart',
  component: Press,
  parameters: { statechart: { disable: false } },
}
export default meta

type Story = StoryObj<typeof Press>

export const Off: Story = {}

export const TwoPresses: Story = {
  render: () => (
    <>
      <Press name="left" />
      <Press name="right" />
    </>
  ),
}

export const WithoutMachine: Story = { render: () => <p>Nothing runs here.</p> }

/** The machines that the addon is tested with, one at a time. */
export const Samples: StoryObj<{ machine: string }> = {
  args: { machine: 'order' },
  argTypes: { machine: { control: 'select', options: Object.keys(samples) } },
  render: ({ machine }) => <Sample key={machine} machine={machine} />,
}

/** Runs one of the machines that the addon is tested with. */
function Sample({ machine: name }: { machine: keyof typeof samples }) {
  const { machine, input, examples = {} } = samples[name]!
  const [actor] = useState(() => createActor(machine, { input, clock: panelClock }).start())
  useStatechart(actor, { examples })
  const state = useSelector(actor, ({ value }) => stateText(value))
  return (
    <p style={{ padding: 24 }}>
      {name} is in <output aria-label="State">{state}</output>.
    </p>
  )
}
