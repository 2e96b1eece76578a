import { Matches } from '@tanstack/react-router'
import { expect, screen, spyOn, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SinceWritten } from '#src/article/shapes.tsx'
import { expectSaid } from '../visitor.ts'

// The article layout in each of its states.
const meta = preview.meta({
  title: 'Article/Layout',
  component: Matches,
  parameters: { layout: 'none', path: '/blog/seo-for-manufacturing' },
})

export const Undated = meta.story({ name: 'Article without a date', parameters: { path: '/blog/crm-systems' } })

/** Shows instructions if neither Web Share nor the clipboard is available. */
export const NotShared = meta.story({
  name: 'Article that could not be shared',
  beforeEach() {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
    return () => Reflect.deleteProperty(navigator, 'share')
  },
  async play({ userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    await expectSaid('Sharing isn’t available here. Copy the link from the address bar.')
  },
})

export const Changed = meta.story({
  name: 'Note on changes since an article was written',
  render: () => (
    <div style={{ maxInlineSize: '41rem', padding: '1rem' }}>
      <SinceWritten checked="November 2026">
        <p>The draft that the third section mentions is law now, with two exceptions for small firms.</p>
        <p>The service named in the first section has closed. Its successor asks for the same three records.</p>
      </SinceWritten>
    </div>
  ),
  async play({ canvas }) {
    const note = within(canvas.getByRole('region', { name: 'Since this was written' }))
    await expect(note.getAllByRole('listitem')).toHaveLength(2)
  },
})
