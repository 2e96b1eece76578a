import type { ComponentProps } from 'react'
import { Field } from '#src/components/form/Field.tsx'
import form from '#src/components/form/Form.module.css'

type Props = Omit<ComponentProps<typeof Field>, 'name' | 'children'> & { control: ComponentProps<'input'> }

/** A field on the sheet of a form, and the same with several lines. */
export function FieldIn({ control: { defaultValue, placeholder, disabled, readOnly }, ...props }: Props) {
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
