import { Matches } from '@tanstack/react-router'
import { screen, spyOn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { expectSaid } from '../expectSaid.ts'

// The layout round an article, in each state that it has.
const meta = preview.meta({
  title: 'Article/Layout',
  component: Matches,
  parameters: { layout: 'none', path: '/blog/seo-for-manufacturing' },
})

export const Dated = meta.story()
export const Undated = meta.story({ parameters: { path: '/blog/crm-systems' } })
export const WithTable = meta.story({ parameters: { path: '/blog/chatbot-implementation' } })
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const PhoneWithTable = meta.story({
  parameters: { path: '/blog/chatbot-implementation' },
  globals: { viewport: { value: 'phone' } },
})

/** Where the device cannot share and the clipboard is closed, the visitor is told what to do. */
export const NotShared = meta.story({
  beforeEach() {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
    return () => Reflect.deleteProperty(navigator, 'share')
  },
  async play({ userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    await expectSaid('Copy the address from the address bar.')
  },
})
