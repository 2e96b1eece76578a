import preview from '#storybook/preview.tsx'
import { Buttons } from './Buttons.tsx'

const meta = preview.meta({
  title: 'Site/Button',
  parameters: {
    docs: {
      description: {
        component:
          'Use a button for what changes something or sends, and a link in its looks for the one next step of a section: primary once per view, secondary beside it, inverse on dark bands. Do not use it for a reference in a text; that is a link. At rest it names what it does. While a form is sent it says so (“Sending...”) and is disabled; disabled it has a dashed border.',
      },
    },
  },
  component: Buttons,
  tags: ['autodocs'],
  args: { text: 'Send Message', disabled: false },
})

export const Rest = meta.story({ name: 'Button' })
export const Hover = meta.story({ name: 'Button under the pointer', parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({
  name: 'Button with focus',
  parameters: { pseudo: { focusVisible: ['button', 'a'] } },
})
export const Active = meta.story({ name: 'Pressed button', parameters: { pseudo: { hover: true, active: true } } })
export const Disabled = meta.story({ name: 'Disabled button', args: { disabled: true } })
export const LongWords = meta.story({
  name: 'Button with long words',
  args: { text: 'Words that a translation or a larger text might need two lines for' },
  globals: { viewport: { value: 'small' } },
})
