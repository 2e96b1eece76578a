import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  label: ReactNode
  fault?: string | undefined
  /** Says a fault that appears at once, wherever the focus is. */
  announced?: boolean
}

/** A native checkbox with its label at its side. */
export function Checkbox({ label, fault, announced, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={styles.box}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role={announced ? 'alert' : undefined}>
          {fault}
        </p>
      )}
    </div>
  )
}
