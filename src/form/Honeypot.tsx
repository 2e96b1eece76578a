import { honeypotName } from '#contract/endpoints.ts'
import { useRefusal } from './answer.ts'
import field from './Field.module.css'
import styles from './Form.module.css'

/**
 * Renders a hidden field for bots, which fill in every field. While it has content, FormShell sends nothing and the field
 * is visible, so a person whose browser filled it in can clear it. A native form sends it, and the server marks the message.
 */
export function Honeypot() {
  const refusal = useRefusal()
  return (
    <label className={styles.honeypot}>
      <span className="error">
        Please clear this field. It is there to catch spam, and your browser seems to have filled it in.
      </span>
      <input
        data-honeypot
        type="text"
        name={honeypotName}
        className={field.control}
        placeholder=" "
        tabIndex={-1}
        autoComplete="off"
        defaultValue={refusal?.values[honeypotName] ?? ''}
      />
    </label>
  )
}
