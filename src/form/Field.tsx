import { useId, type ReactNode } from 'react'
import type { FieldFacts } from '#contract/fields.ts'
import { answerId, useRefusal } from './answer.ts'
import styles from './Field.module.css'

/** Attributes that label and describe a control. Spread them on the `input`, `select` or `textarea`. */
type ControlProps = Omit<FieldFacts['control'], 'defaultValue'> & {
  defaultValue: string | undefined
  id: string
  name: string
  className: string | undefined
  value: string | undefined
  onChange: ((event: { target: { value: string } }) => void) | undefined
  dir: 'auto'
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type Props = Pick<FieldFacts, 'label'> & {
  /** The attributes of its control, for a field that is described. */
  control?: FieldFacts['control']
  /** The name in the payload. */
  name: string
  /** What its owner says that it contains. Without it, the control keeps its own content. */
  value?: string
  onChange?: (value: string) => void
  /** The error, which says what to enter. */
  error?: string | undefined
  /** A line under the control, such as a unit. */
  hint?: ReactNode
  /** Renders the control; spread the given props on it. */
  children: (control: ControlProps) => ReactNode
}

/** Returns the id of a field's control and its error, or those that the server answers. */
function useField(name: string, ownError: string | undefined) {
  const ownId = useId()
  const refusal = useRefusal()
  return refusal
    ? { refusal, id: answerId(name), error: refusal.errors[name] }
    : { refusal, id: ownId, error: ownError }
}

/** Renders a labeled native field with its hint and its error. */
export function Field({ label, name, control, value, onChange, error: ownError, hint, children }: Props) {
  const { refusal, id, error } = useField(name, ownError)
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} data-marked={label.endsWith('*') || undefined}>
        {label}
      </label>
      {children({
        id,
        name,
        className: styles.control,
        ...control,
        value: refusal ? undefined : value,
        defaultValue: refusal && (refusal.values[name] ?? control?.defaultValue),
        onChange: onChange && (({ target }) => onChange(target.value)),
        // Hebrew and Arabic begin at the right.
        dir: 'auto',
        // Without it, screen readers call an empty required field invalid before anything was entered.
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <p id={`${id}-error`} className="error" hidden={!error}>
        {error}
      </p>
    </div>
  )
}

type CheckboxProps = Pick<FieldFacts, 'label' | 'control' | 'isOnce'> &
  Pick<Props, 'name' | 'error'> & {
    checked: boolean
    onChange: (checked: boolean) => void
    disabled?: boolean
    /** The name of the field that it disables, also before hydration (src/start/bootstrap.ts). */
    disables?: string
    /** Whether screen readers announce the error at once. */
    announced?: boolean
  }

/** Renders a native checkbox with its label and its error. */
export function Checkbox(props: CheckboxProps) {
  const { label, control, isOnce, name, checked, onChange, disabled, disables, error: ownError, announced } = props
  const { refusal, id, error } = useField(name, ownError)
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          type="checkbox"
          name={name}
          required={control.required}
          disabled={disabled}
          data-disables={disables}
          data-once={isOnce && ''}
          id={id}
          className={styles.box}
          checked={refusal ? refusal.values[name] === 'on' : checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <p id={`${id}-error`} className="error" role={announced ? 'alert' : undefined} hidden={!error}>
        {error}
      </p>
    </div>
  )
}
