import { useId, type ComponentProps, type ReactNode } from 'react'
import { answerId, useRefusal } from './answer.ts'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  label: ReactNode
  /** The error, which says what to do. */
  error?: string | undefined
  /** Whether screen readers announce the error at once. */
  announced?: boolean
}

/** Renders a native checkbox with its label and its error, or as the server answers it (D28). */
export function Checkbox({ label, error: ownError, announced, ...input }: Props) {
  const ownId = useId()
  const refusal = useRefusal()
  const { name = '', defaultChecked } = input
  const id = refusal ? answerId(name) : ownId
  const error = refusal ? refusal.errors[name] : ownError
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          {...input}
          type="checkbox"
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
