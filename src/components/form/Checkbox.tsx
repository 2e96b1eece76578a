import { useId, type ComponentProps } from 'react'
import type { FieldFacts } from '#machines/fields.ts'
import { answerId, useRefusal } from './answer.ts'
import styles from './Field.module.css'

type Props = Pick<FieldFacts, 'label' | 'control'> &
  Pick<ComponentProps<'input'>, 'disabled' | 'defaultChecked'> & {
    /** The name in the payload. */
    name: string
    /** The name of the field that it disables, also before hydration (src/bootstrap.ts). */
    disables?: string
    /** The error, which says what to do. */
    error?: string | undefined
    /** Whether screen readers announce the error at once. */
    announced?: boolean
  }

/** Renders a native checkbox with its label and its error, or as the server answers it (D28). */
export function Checkbox({
  label,
  control,
  name,
  disabled,
  defaultChecked,
  disables,
  error: ownError,
  announced,
}: Props) {
  const ownId = useId()
  const refusal = useRefusal()
  const id = refusal ? answerId(name) : ownId
  const error = refusal ? refusal.errors[name] : ownError
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          type="checkbox"
          name={name}
          required={control.required}
          disabled={disabled}
          data-disables={disables}
          id={id}
          className={styles.box}
          defaultChecked={refusal ? refusal.values[name] === 'on' : defaultChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <p id={`${id}-error`} className={styles.error} role={announced ? 'alert' : undefined} hidden={!error}>
        {error}
      </p>
    </div>
  )
}
