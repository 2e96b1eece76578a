import { expect, fireEvent, screen } from 'storybook/test'
import { ContactSection } from '#src/components/contact/ContactSection.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Form/Exceptions',
  component: ContactSection,
  args: { heading: 'Contact details', text: '', contact: undefined, onInterest: () => undefined },
})

export const JourneyMissing = meta.story({
  args: { contact: null },
  play: () => expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible(),
})
export const TrapFilled = meta.story({
  async play() {
    const trap = screen.getByLabelText('Leave this field empty')
    await expect(trap).not.toBeVisible()
    await fireEvent.input(trap, { target: { value: 'https://spam.example' } })
    await expect(trap).toBeVisible()
  },
})
