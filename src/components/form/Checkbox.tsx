import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  label: ReactNode
  /** The error, which says what to do. */
  error?: string | undefined
  /** Whether screen readers announce the error at once. */
  announced?: boolean
}

/** Renders a native checkbox with its label. */
export function Checkbox({ label, error, announced, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={styles.box}
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
