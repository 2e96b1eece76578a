import type { Meta, StoryObj } from '@storybook/react-vite'
import { Press } from './demo/Press.tsx'
import { Sample } from './demo/Sample.tsx'
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
