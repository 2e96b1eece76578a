import type { ComponentType } from 'react'
import type { ToastMessage } from '#machines/toast.ts'

export type ToastProps = {
  toast: ToastMessage
  /** Stops the clock; it starts again from zero. */
  isHeld: boolean
  /** Called when a visitor closes the toast, and when its time is over. */
  onClose: () => void
}

/** Called with each toast to show, and with the component that renders it. */
type Listener = (toast: ToastMessage, Toast: ComponentType<ToastProps>) => void

let listener: Listener | undefined

/**
 * Registers the toast region.
 *
 * @returns unregisters the region
 */
export function onToast(listen: Listener): () => void {
  listener = listen
  return () => {
    if (listener === listen) listener = undefined
  }
}

/** Passes a toast to the region, if the page has one. */
export const passToRegion: Listener = (toast, Toast) => listener?.(toast, Toast)
