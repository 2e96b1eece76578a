import { contactFields } from '#machines/contact/ContactMessage.ts'
import preview from '#storybook/preview.tsx'
import { Checkbox, Field } from '#src/components/form/Field.tsx'
import { FieldStory } from './FieldStory.tsx'

const meta = preview.meta({
  title: 'Form/Field',
  parameters: {
    docs: {
      description: {
        component:
          'Use a field for one line or several lines of text, with its label above and a hint where the format is not obvious. Do not use it for a choice among a few; that is a checkbox or a list. With an error it says below what to enter. Read-only, it keeps what is being sent; disabled, it is not part of the form.',
      },
    },
  },
  // Its properties are documented; the story shows it around two controls.
  component: Field as unknown as typeof FieldStory,
  subcomponents: { Checkbox },
  render: (args) => <FieldStory {...args} />,
  tags: ['autodocs'],
  args: { label: 'Company', control: {} },
  // A property of the story, not of the field.
  argTypes: { control: { table: { disable: true } } },
})

export const Empty = meta.story({ name: 'Field' })
export const Filled = meta.story({ name: 'Filled field', args: { control: { defaultValue: 'Pump Works Ltd.' } } })
export const Long = meta.story({
  name: 'Field with long words',
  args: {
    label: 'A label that is longer than the field under it is wide, as it may be in another language',
    control: { defaultValue: 'Vereinigte Pumpen- und Armaturenwerke Mitteldeutschland Aktiengesellschaft & Co. KG' },
  },
  globals: { viewport: { value: 'small' } },
})
export const WithHint = meta.story({ name: 'Field with a hint', args: { hint: 'As it stands on your invoices.' } })
export const Invalid = meta.story({ name: 'Field with an error', args: { error: 'Enter the name of your company' } })
export const InvalidWithHint = meta.story({
  name: 'Field with a hint and an error',
  args: { hint: 'As it stands on your invoices.', error: 'Enter the name of your company' },
})
export const Hover = meta.story({ name: 'Field under the pointer', parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({
  name: 'Field with focus',
  parameters: { pseudo: { focusVisible: ['input', 'textarea'] } },
})
export const InvalidFocus = meta.story({
  name: 'Field with an error and focus',
  args: { error: 'Enter the name of your company' },
  parameters: { pseudo: { focusVisible: ['input', 'textarea'] } },
})
export const Disabled = meta.story({
  name: 'Disabled field',
  args: { control: { defaultValue: 'Pump Works Ltd.', disabled: true } },
})
export const ReadOnly = meta.story({
  name: 'Read-only field',
  args: { control: { defaultValue: 'Pump Works Ltd.', readOnly: true } },
})

const consent = { name: 'gdprConsent', ...contactFields.gdprConsent }

export const Unchecked = meta.story({ name: 'Checkbox', render: () => <Checkbox {...consent} /> })
export const Checked = meta.story({ name: 'Checked checkbox', render: () => <Checkbox {...consent} defaultChecked /> })
export const UncheckedInvalid = meta.story({
  name: 'Checkbox with an error',
  render: () => <Checkbox {...consent} error="Please accept the GDPR consent to proceed" />,
})
export const UncheckedFocus = meta.story({
  name: 'Checkbox with focus',
  render: () => <Checkbox {...consent} />,
  parameters: { pseudo: { focusVisible: ['input', 'textarea'] } },
})
export const CheckedDisabled = meta.story({
  name: 'Disabled checkbox',
  render: () => <Checkbox {...consent} defaultChecked disabled />,
})
