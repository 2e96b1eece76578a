import type { Meta, StoryObj } from '@storybook/react-vite'
import { Line } from './demo/Line.tsx'
import { Plant } from './demo/Plant.tsx'
import { play } from './demo/recordedPlay.ts'
import { Press } from './demo/Press.tsx'

// Uses no project preview, so that the demo runs in any Storybook.
const meta: Meta<typeof Press> = {
  title: 'Addons/Statechart',
  component: Press,
  args: { state: { drive: 'off', door: 'closed' } },
}
export default meta

type Story = StoryObj<typeof Press>

export const Off: Story = {}
export const Running: Story = { args: { state: { drive: { running: 'slow' }, door: 'closed' } } }
export const DoorOpen: Story = { args: { state: { drive: 'off', door: 'open' } } }
export const Retired: Story = { args: { state: { drive: 'retired', door: 'closed' } } }

/** Runs the play function that the panel has copied. */
export const Recorded: Story = { play }

export const TwoPresses: Story = {
  render: ({ state }) => (
    <>
      <Press state={state} name="left" />
      <Press state={state} name="right" />
    </>
  ),
}

export const WithoutMachine: Story = { render: () => <p>Nothing runs here.</p> }

export const EveryFeature: Story = { render: () => <Line /> }

export const TwoHundredStates: Story = { render: () => <Plant /> }
