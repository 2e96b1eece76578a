import { expect, screen, waitFor } from 'storybook/test'
import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import { ContactIcons } from '#src/shell/SiteHeader.tsx'
import { Tooltip } from '#src/ui/Tooltip.tsx'
import { site } from '#src/content/site.ts'

const meta = preview.meta({
  title: 'Site/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { text: '', children: () => null },
  parameters: usage(
    'Use a tooltip where an icon or a code needs a word, such as a telephone number or a time zone. Do not put anything into it that a visitor has to read: it is not there on a phone. It opens after 700 ms under the pointer, at once with focus, and only one is open at a time.',
    '280px',
  ),
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

export const Closed = meta.story({ name: 'Icons without a tooltip' })
export const OpenAtPhone = meta.story({ name: 'Tooltip of the phone', play: () => focusOn(`Call ${site.phone}`) })
// Only one story of a docs page can have the focus.
export const OpenAtMail = meta.story({
  name: 'Tooltip of the mail',
  tags: ['!autodocs'],
  play: () => focusOn(`Email ${site.email}`),
})
