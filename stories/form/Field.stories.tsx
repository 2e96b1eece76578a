import type { ComponentProps } from 'react'
import { contactFields } from '#contract/contact.ts'
import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import { Checkbox, Field } from '#src/form/Field.tsx'
import form from '#src/form/Form.module.css'

type Props = Omit<ComponentProps<typeof Field>, 'name' | 'children'> & { control: ComponentProps<'input'> }

/** Renders a field as an input and as a textarea. */
function FieldStory({ control: { defaultValue, disabled, readOnly }, ...props }: Props) {
  const control = { defaultValue, disabled, readOnly }
  return (
    <div className={form.form}>
      <Field name="line" {...props}>
        {(field) => <input {...field} {...control} />}
      </Field>
      <Field name="lines" {...props} label={`${props.label}, several lines`}>
        {(field) => <textarea rows={3} {...field} {...control} />}
      </Field>
    </div>
  )
}

const meta = preview.meta({
  title: 'Form/Field',
  parameters: usage(
    'Use a field for one line or several lines of text, with its label above and a hint where the format is not obvious. Do not use it for a choice among a few; that is a checkbox or a list. With an error it says below what to enter. Read-only, it keeps what is being sent; disabled, it is not part of the form.',
  ),
  // Its properties are documented; the story shows it around two controls.
  component: Field as unknown as typeof FieldStory,
  subcomponents: { Checkbox },
  render: (args) => <FieldStory {...args} />,
  tags: ['autodocs'],
  args: { label: 'Company', control: {} },
  // A property of the story, not of the field.
  argTypes: { control: { table: { disable: true } } },
})

const focus = { pseudo: { focusVisible: ['input', 'textarea'] } }

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
export const WithHint = meta.story({
  name: 'Field with a hint',
  args: { hint: 'A hint says what the label leaves open.' },
})
export const Invalid = meta.story({
  name: 'Field with a hint and an error',
  args: { hint: 'A hint says what the label leaves open.', error: 'Enter your company name' },
})
export const Hover = meta.story({ name: 'Field under the pointer', parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ name: 'Field with focus', parameters: focus })
export const ReadOnly = meta.story({
  name: 'Read-only field',
  args: { control: { defaultValue: 'Pump Works Ltd.', readOnly: true } },
})

const consent = {
  name: 'gdprConsent',
  ...contactFields.gdprConsent,
  checked: false,
  onChange: () => undefined,
}

export const Unchecked = meta.story({ name: 'Checkbox', render: () => <Checkbox {...consent} /> })
export const Checked = meta.story({ name: 'Checked checkbox', render: () => <Checkbox {...consent} checked /> })
export const UncheckedInvalid = meta.story({
  name: 'Checkbox with an error',
  render: () => <Checkbox {...consent} error="Please accept the GDPR consent to proceed" />,
})
export const UncheckedFocus = meta.story({
  name: 'Checkbox with focus',
  render: () => <Checkbox {...consent} />,
  parameters: focus,
})
export const CheckedDisabled = meta.story({
  name: 'Disabled checkbox',
  render: () => <Checkbox {...consent} checked disabled />,
})
