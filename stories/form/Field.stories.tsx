import type { ComponentProps, ReactNode } from 'react'
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

export const Empty = meta.story({ name: 'Field' })

const filled = { defaultValue: 'Pump Works Ltd.' }

/** What differs between the states of a field. A state under the pointer or with the focus is drawn by its name. */
const states: Record<string, Partial<Props>> = {
  empty: {},
  filled: { control: filled },
  long: {
    label: 'A label that is longer than the field under it is wide, as it may be in another language',
    control: { defaultValue: 'Vereinigte Pumpen- und Armaturenwerke Mitteldeutschland Aktiengesellschaft & Co. KG' },
  },
  'with a hint': { hint: 'A hint says what the label leaves open.' },
  invalid: { hint: 'A hint says what the label leaves open.', error: 'Enter your company name' },
  hover: {},
  focus: {},
  'read-only': { control: { ...filled, readOnly: true } },
}

/** The same of a checkbox. */
const choices: Record<string, Partial<ComponentProps<typeof Checkbox>>> = {
  empty: {},
  checked: { checked: true },
  invalid: { error: 'Please accept the GDPR consent to proceed' },
  focus: {},
  disabled: { checked: true, disabled: true },
}

const pseudo = {
  hover: ['[aria-label="hover"] :is(input, textarea)'],
  focusVisible: ['[aria-label="focus"] :is(input, textarea)'],
}

type ColumnsProps<State> = { states: Record<string, State>; children: (state: State) => ReactNode }

/** Renders states side by side, in columns as narrow as a phone. */
const Columns = <State,>({ states, children }: ColumnsProps<State>) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
      gap: 'var(--space-6)',
      padding: 'var(--space-5)',
    }}
  >
    {Object.entries(states).map(([name, state]) => (
      <section key={name} aria-label={name} style={{ display: 'grid', gap: 'var(--space-2)', alignContent: 'start' }}>
        <h2 style={{ fontSize: 'var(--text-s)' }}>{name}</h2>
        {children(state)}
      </section>
    ))}
  </div>
)

export const States = meta.story({
  name: 'Field in all states (filled, long, hint, invalid with an error, hover, focus, read-only)',
  parameters: { pseudo },
  render: (args) => <Columns states={states}>{(state) => <FieldStory {...args} {...state} />}</Columns>,
})

export const Choices = meta.story({
  name: 'Checkbox in all states (checked, invalid with an error, focus, disabled)',
  parameters: { pseudo },
  render: () => (
    <Columns states={choices}>
      {(state) => (
        <div className={form.form}>
          <Checkbox
            name="gdprConsent"
            {...contactFields.gdprConsent}
            checked={false}
            onChange={() => undefined}
            {...state}
          />
        </div>
      )}
    </Columns>
  ),
})
