import { expect, fireEvent, screen } from 'storybook/test'
import { ContactForm } from '#src/components/contact/ContactForm.tsx'
import { ContactSection } from '#src/components/contact/ContactSection.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Form/Exceptions',
  component: ContactSection,
  args: { heading: 'Contact details', text: '', children: <ContactForm page="/contact" contact={undefined} /> },
})

export const HoneypotFilled = meta.story({
  name: 'Trap for spam that a browser filled in',
  async play() {
    const honeypot = screen.getByLabelText('Please clear this field: your browser filled in our spam check.')
    await expect(honeypot).not.toBeVisible()
    await fireEvent.input(honeypot, { target: { value: 'https://spam.example' } })
    await expect(honeypot).toBeVisible()
  },
})
