import preview from '#storybook/preview.tsx'
import { Buttons } from './Buttons.tsx'

const meta = preview.meta({
  title: 'Site/Button',
  component: Buttons,
  tags: ['autodocs'],
  args: { text: 'Send Message', disabled: false },
})

export const Rest = meta.story()
export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button', 'a'] } } })
export const Active = meta.story({ parameters: { pseudo: { hover: true, active: true } } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Sending = meta.story({ args: { text: 'Sending...', disabled: true } })
export const LongWords = meta.story({
  args: { text: 'Words that a translation or a larger text might need two lines for' },
  globals: { viewport: { value: 'small' } },
})
