import { Matches } from '@tanstack/react-router'
import { screen, spyOn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { expectSaid } from '../expectSaid.ts'

// The article layout in each of its states.
const meta = preview.meta({
  title: 'Article/Layout',
  component: Matches,
  parameters: { layout: 'none', path: '/blog/seo-for-manufacturing' },
})

export const Dated = meta.story({ name: 'Article with a date' })
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
    await expectSaid('Copy the link from the address bar.')
  },
})
