import { contactMachine } from '#machines/contact/contactMachine.ts'
import preview from '#storybook/preview.tsx'
import { createSheet } from '../sheet/Sheet.tsx'
import * as stories from './ContactForm.stories.tsx'
import { ContactFormStory, type ContactState } from './ContactStory.tsx'

// The cells are tested as stories. tests/visual tests the sheet.
const meta = preview.meta({ title: 'Contact/All states', tags: ['!test', 'page'] })

export const AllStates = meta.story({
  name: 'All states',
  ...createSheet<ContactState>({
    heading: 'Contact: all states',
    lead: 'The message form from the empty field to the answer.',
    machine: contactMachine,
    stories,
    render: (args) => <ContactFormStory {...args} />,
  }),
})
