import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { coverageElement, type CoverageRun } from './preview/Coverage.ts'
import { PressWithPanel } from './demo/PressWithPanel.tsx'

// The panel as a story: its commands act on a press beside it.
const meta: Meta<typeof PressWithPanel> = {
  title: 'Addons/Statechart panel',
  component: PressWithPanel,
  args: { theme: 'light' },
}
export default meta

type Story = StoryObj<typeof PressWithPanel>
type Played = Parameters<NonNullable<Story['play']>>[0]

/** Clicks a button once it is enabled: the panel shows the events of a new state after its drawing. */
async function press(canvas: Played['canvas'], userEvent: Played['userEvent'], name: string) {
  const button = await waitFor(async () => {
    const found = canvas.getByRole('button', { name })
    await expect(found).toBeEnabled()
    return found
  })
  await userEvent.click(button)
}

export const SendPayload: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'drive.resume')
    await press(canvas, userEvent, 'Payload of speed.set')
    const payload = await canvas.findByRole('textbox', { name: 'Payload of speed.set (JSON)' })
    await expect(payload).toHaveValue('{\n  "speed": 80\n}')
    await userEvent.clear(payload)
    await userEvent.paste('{ "speed": 7x }')
    await press(canvas, userEvent, 'Send speed.set')
    await expect(await canvas.findByText(/^Not JSON:/)).toBeVisible()
    // What was typed outlives the state that accepts the event.
    await press(canvas, userEvent, 'drive.stop')
    await press(canvas, userEvent, 'drive.resume')
    const again = await canvas.findByRole('textbox', { name: 'Payload of speed.set (JSON)' })
    await expect(again).toHaveValue('{ "speed": 7x }')
    await userEvent.clear(again)
    await userEvent.paste('{ "speed": 75 }')
    await press(canvas, userEvent, 'Send speed.set')
    await canvas.findByText('drive.running.fast · door.closed', { selector: 'strong' })
  },
}

const item = (text: string, shown: boolean) => ({ id: text, text, shown })
const run: CoverageRun = {
  at: '2027-03-05T09:30:00.000Z',
  machines: [{ machine: 'press', states: [item('drive.off', true), item('drive.warming', false)], transitions: [] }],
}

export const CoverageOfStories: Story = {
  render: () => (
    <>
      <script type="application/json" id={coverageElement}>
        {JSON.stringify(run)}
      </script>
      <PressWithPanel theme="light" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Stories show 1 of 2 states and 0 of 0 transitions'))
    await expect(await canvas.findByText('drive.warming', { selector: 'li' })).toBeVisible()
  },
}

export const FreezeDelays: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'drive.resume')
    await canvas.findByText('drive.running.slow · door.closed', { selector: 'strong' })
    await press(canvas, userEvent, 'Freeze')
    await expect(await canvas.findByText(/^1 delay waits; the next has \d+\.\d s left\.$/)).toBeVisible()
    await press(canvas, userEvent, 'End the next delay')
    await canvas.findByText('drive.off · door.closed', { selector: 'strong' })
    await expect(await canvas.findByText('No delay waits.')).toBeVisible()
  },
}

// Storybook's dark theme, with everything open that has colors of its own. axe checks it like every story.
export const Dark: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'drive.resume')
    await press(canvas, userEvent, 'Freeze')
    await press(canvas, userEvent, 'Payload of speed.set')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Payload of speed.set/ }), 'x')
    await press(canvas, userEvent, 'Send speed.set')
    await expect(await canvas.findByText(/^Not JSON:/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Drawing of press' })).toBeVisible()
  },
}

export const DarkList: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'List')
    const tree = within(canvas.getByRole('tree', { name: 'States of press' }))
    await userEvent.click(tree.getByRole('treeitem', { name: /^fast/ }))
    await canvas.findByText('drive.running.fast · door.closed', { selector: 'strong' })
    await expect(await canvas.findByRole('button', { name: 'Go on' })).toBeVisible()
    await userEvent.click(tree.getByRole('treeitem', { name: /^last/ }))
    await expect(await canvas.findByText(/“last” is a history state/)).toBeVisible()
  },
}
