import { useEffect, useEffectEvent, useId } from 'react'
import type { ToastMessage } from '#contract/form.ts'
import { Icon } from '../ui/Drawing.tsx'
import styles from './toasts.module.css'

// Milliseconds. A visitor can read the longest toast twice in this time.
const readingTime = 10_000

type Props = {
  toast: ToastMessage
  /** Stops the clock; it starts again from zero. */
  isHeld: boolean
  /** Called when a visitor closes the toast, and when its time is over. */
  onClose: () => void
}

/** A toast: plain text, or a title with a description; destructive if urgent. It closes after 10 s. */
export function Toast({ toast, isHeld, onClose }: Props) {
  const id = useId()
  const expire = useEffectEvent(onClose)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => expire(), readingTime)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    <div role="group" className={styles.toast} data-type={toast.urgent ? 'destructive' : undefined}>
      <div className={toast.urgent ? 'error' : `error ${styles.done}`}>
        {!toast.urgent && <Icon name="check" />}
        <div>
          <p id={`${id}-title`}>{toast.title}</p>
          {toast.kind === 'titled' && <p id={`${id}-description`}>{toast.description}</p>}
        </div>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-describedby={toast.kind === 'titled' ? `${id}-title ${id}-description` : `${id}-title`}
        onClick={onClose}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <Icon name="close" />
        <span className="visually-hidden">Close</span>
      </button>
    </div>
  )
}
