import preview from '#storybook/preview.tsx'
import { Checkbox } from '#src/components/form/Checkbox.tsx'
import { Field } from '#src/components/form/Field.tsx'
import { FieldStory } from './FieldStory.tsx'

const meta = preview.meta({
  title: 'Form/Field',
  component: FieldStory,
  subcomponents: { Field, Checkbox },
  tags: ['autodocs'],
  args: { label: 'Company', control: {} },
})

export const Empty = meta.story()
export const Placeholder = meta.story({ args: { label: 'Phone', control: { placeholder: '+421 XXX XXX XXX' } } })
export const Filled = meta.story({ args: { control: { defaultValue: 'Pump Works Ltd.' } } })
export const Long = meta.story({
  args: {
    label: 'A label that is longer than the field under it is wide, as it may be in another language',
    control: { defaultValue: 'Vereinigte Pumpen- und Armaturenwerke Mitteldeutschland Aktiengesellschaft & Co. KG' },
  },
  globals: { viewport: { value: 'small' } },
})
export const WithHint = meta.story({ args: { hint: 'As it stands on your invoices.' } })
export const Invalid = meta.story({ args: { error: 'Enter the name of your company' } })
export const InvalidFilled = meta.story({
  args: {
    label: 'Email',
    error: 'Enter an email address in the format name@company.com',
    control: { defaultValue: 'jana@' },
  },
})
export const InvalidWithHint = meta.story({
  args: { hint: 'As it stands on your invoices.', error: 'Enter the name of your company' },
})
export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['input', 'textarea'] } } })
export const InvalidFocus = meta.story({
  args: { error: 'Enter the name of your company' },
  parameters: { pseudo: { focusVisible: ['input', 'textarea'] } },
})
export const Disabled = meta.story({ args: { control: { defaultValue: 'Pump Works Ltd.', disabled: true } } })
export const ReadOnly = meta.story({ args: { control: { defaultValue: 'Pump Works Ltd.', readOnly: true } } })

const text = 'I agree that my data is used solely to respond to my inquiry (GDPR consent).'

export const Unchecked = meta.story({ render: () => <Checkbox label={text} /> })
export const Checked = meta.story({ render: () => <Checkbox label={text} defaultChecked /> })
export const UncheckedInvalid = meta.story({
  render: () => <Checkbox label={text} error="Please accept the GDPR consent to proceed" />,
})
export const UncheckedFocus = meta.story({
  render: () => <Checkbox label={text} />,
  parameters: { pseudo: { focusVisible: ['input', 'textarea'] } },
})
export const CheckedDisabled = meta.story({ render: () => <Checkbox label={text} defaultChecked disabled /> })
