import type { ChangeEvent } from 'react'
import field from './Field.module.css'
import styles from './Form.module.css'

/**
 * A field that nobody sees, for programs that fill in whatever there is. It has no name and is in no message; while
 * something stands in it, it is shown and nothing is sent (useSubmit): a person whose browser filled it in can empty it.
 */
export function Trap() {
  return (
    <label className={styles.trap}>
      <span className={field.fault}>Leave this field empty</span>
      <input
        data-trap
        type="text"
        className={field.control}
        placeholder=" "
        tabIndex={-1}
        autoComplete="off"
        onChange={keepFromForm}
      />
    </label>
  )
}

// The form would take it for a part of the draft.
const keepFromForm = (event: ChangeEvent) => event.stopPropagation()
