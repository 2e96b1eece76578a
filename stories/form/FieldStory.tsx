import type { ComponentProps } from 'react'
import { Field } from '#src/components/form/Field.tsx'
import form from '#src/components/form/Form.module.css'

type Props = Omit<ComponentProps<typeof Field>, 'name' | 'children'> & { control: ComponentProps<'input'> }

/** Renders a field as an input and as a textarea. */
export function FieldStory({ control: { defaultValue, placeholder, disabled, readOnly }, ...props }: Props) {
  const control = { defaultValue, placeholder, disabled, readOnly }
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
