import { useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import styles from './Tooltip.module.css'
import { useDismiss } from './useDismiss.ts'

// Milliseconds. Within `skipDelay` after a tooltip has closed, another one opens at once.
const delay = 700
const skipDelay = 300
let closedAt = -Infinity

type Props = {
  /** The text of the tooltip. */
  text: string
  /** Renders the control; spread the given props on it. */
  children: (control: { 'aria-describedby': string | undefined }) => ReactNode
}

/**
 * Adds a tooltip to a control. It opens on hover after 700 ms, and at once on keyboard focus or a tap. It closes on
 * Escape, on a press elsewhere, and when pointer or focus leave.
 */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)

  const open = () => {
    clearTimeout(timer.current)
    setIsOpen(true)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) closedAt = Date.now()
    setIsOpen(false)
  }
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isOpen) return
    if (Date.now() - closedAt < skipDelay) open()
    else timer.current = setTimeout(open, delay)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) open()
  }

  useDismiss(root, isOpen, () => setIsOpen(false))

  return (
    <span
      ref={root}
      className={styles.root}
      onPointerEnter={onPointerEnter}
      onPointerUp={({ pointerType }) => pointerType !== 'mouse' && open()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onFocus={onFocus}
      onBlur={close}
    >
      {children({ 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        // `aria-describedby` announces the text, so a live region around the control must not repeat it.
        <span className={styles.positioner} aria-live="off">
          <span id={id} className={styles.tooltip} role="tooltip">
            {text}
          </span>
        </span>
      )}
    </span>
  )
}
