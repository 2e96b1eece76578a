import { useId, type ReactNode } from 'react'
import styles from './Field.module.css'

/** What a control needs to be named and described: spread it on the `input`, `select` or `textarea`. */
type FieldProps = {
  id: string
  name: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = {
  label: string
  name: string
  /** What is wrong with it and what to enter; empty when nothing is. */
  fault?: string | undefined
  hint?: ReactNode
  children: (field: FieldProps) => ReactNode
}

/** A labelled native field with its hint, and with its fault standing at it. */
export function Field({ label, name, fault, hint, children }: Props) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        name,
        className: styles.control,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
