import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import type { ToastMessage } from '#contract/form.ts'
import { Toast } from './Toast.tsx'
import styles from './toasts.module.css'

let show: ((toast: ToastMessage) => void) | undefined

/** Shows a toast in the page's one toast region. */
export const showToast = (toast: ToastMessage): void => show?.(toast)

let dismissUrgent: (() => void) | undefined

/** Removes the toasts of errors: the visitor has read them and goes on. */
export const dismissUrgentToasts = (): void => dismissUrgent?.()

let lastId = 0

/**
 * Shows toasts, the newest first. The live region is prerendered, because some screen readers miss text that is
 * inserted together with its live region. F6 moves the focus to the region. Toasts do not expire while the region has
 * the pointer or the focus, or while the page is hidden.
 */
export function Toasts() {
  const section = useRef<HTMLElement>(null)
  const returnFocusTo = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<{ id: number; toast: ToastMessage }[]>([])
  const [isHeld, setIsHeld] = useState(false)

  const updateHeld = useCallback(
    () => setIsHeld(document.hidden || section.current!.matches(':hover, :focus-within')),
    [],
  )
  const onFocusMoved = ({ type, relatedTarget }: FocusEvent) => {
    const isInside = section.current!.contains(relatedTarget)
    if (!isInside) returnFocusTo.current = type === 'focus' ? (relatedTarget as HTMLElement | null) : null
    updateHeld()
  }
  const close = (id: number) => setShown((all) => all.filter((other) => other.id !== id))
  useEffect(() => {
    const stop = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || section.current!.childElementCount === 0) return
      event.preventDefault()
      section.current!.focus()
    }
    // No effect events: Firefox can end a running script when the visitor leaves the page, and then fires `visibilitychange`. If
    // React was rendering, it does not learn that the render has ended, and an effect event throws its error 440 (react#37323).
    addEventListener('keydown', onKeyDown, { signal: stop.signal })
    document.addEventListener('visibilitychange', updateHeld, { signal: stop.signal })
    show = (toast) => {
      const id = (lastId += 1)
      setShown((all) => [{ id, toast }, ...all.filter((other) => !isOutdatedBy(toast, other.toast))])
    }
    dismissUrgent = () => setShown((all) => all.filter(({ toast }) => !toast.urgent))
    return () => {
      stop.abort()
      show = undefined
      dismissUrgent = undefined
    }
  }, [updateHeld])

  // The browser fires no event when the element with the pointer or the focus is removed.
  useLayoutEffect(() => {
    if (returnFocusTo.current && document.activeElement === document.body) returnFocusTo.current.focus()
    updateHeld()
    // What has the focus is scrolled to below the toasts, which therefore cover neither it (WCAG 2.4.11) nor what follows it: the
    // first field with an error has the focus, the others are below it.
    document.documentElement.style.scrollPaddingBlockStart = `${section.current!.offsetHeight}px`
  })

  return (
    <div
      className={styles.place}
      onPointerOver={updateHeld}
      onPointerOut={updateHeld}
      onFocus={onFocusMoved}
      onBlur={onFocusMoved}
    >
      <section ref={section} aria-label="Notifications" aria-live="polite" tabIndex={-1} data-print="no">
        {shown.map(({ id, toast }) => (
          <Toast key={id} toast={toast} isHeld={isHeld} onClose={() => close(id)} />
        ))}
      </section>
    </div>
  )
}

// A toast replaces its earlier copy, a success replaces earlier failures, and a failure the earlier one of its form.
const isOutdatedBy = (newer: ToastMessage, older: ToastMessage) =>
  toastText(older) === toastText(newer) ||
  (older.urgent && (!newer.urgent || (newer.form !== undefined && newer.form === older.form)))

/** Returns the whole text of a toast in one line. Toasts with equal text are the same toast. */
export const toastText = (toast: ToastMessage) =>
  toast.kind === 'titled' ? `${toast.title} ${toast.description}` : toast.title
