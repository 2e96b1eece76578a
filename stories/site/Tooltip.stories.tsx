import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ContactIcons } from '#src/components/site/ContactIcons.tsx'
import { Tooltip } from '#src/components/site/Tooltip.tsx'
import { site } from '#src/site.ts'

const meta = preview.meta({
  title: 'Site/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { text: '', children: () => null },
  argTypes: { text: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  render: () => <ContactIcons />,
  decorators: (Story) => (
    <main className="page-width" style={{ paddingBlock: '6rem', display: 'grid', justifyContent: 'start' }}>
      <Story />
    </main>
  ),
})

async function focusOn(name: string) {
  screen.getByRole('link', { name }).focus()
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(name))
  await expect(screen.getByRole('link', { name })).toHaveFocus()
}

export const Closed = meta.story()
export const OpenAtPhone = meta.story({ play: () => focusOn(`Call ${site.phone}`) })
// Only one story of a docs page can have the focus.
export const OpenAtMail = meta.story({ tags: ['!autodocs'], play: () => focusOn(`Email ${site.email}`) })

/** Moves the focus to the next control. */
export const MovedOn = meta.story({
  tags: ['!autodocs'],
  async play() {
    await focusOn(`Call ${site.phone}`)
    await focusOn(`Email ${site.email}`)
    await expect(screen.getAllByRole('tooltip')).toHaveLength(1)
  },
})
