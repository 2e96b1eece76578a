import { useEffect, useEffectEvent, type RefObject } from 'react'

export type DismissActions = {
  /** Closes the dialog and leaves the focus where it is. */
  dismiss: () => void
  /** Closes the dialog and returns the focus to its opener. */
  close: () => void
}

/**
 * Closes an open dialog on Escape, on a press outside it, and when the focus leaves it, for as long as the component is
 * mounted. Works for modal and non-modal dialogs; `closedby` is missing in Safari.
 */
export function useLightDismiss(
  dialog: RefObject<HTMLDialogElement | null>,
  opener: RefObject<HTMLElement | null>,
  actions: DismissActions,
): void {
  const onPointerDown = useEffectEvent(({ target, clientX, clientY }: PointerEvent) => {
    const { left, right, top, bottom } = dialog.current!.getBoundingClientRect()
    // The target of a press on a modal backdrop is the dialog itself, so this compares coordinates.
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (!isInside && !opener.current?.contains(target as Node)) actions.dismiss()
  })
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (!dialog.current?.contains(target as Node) && target !== opener.current) actions.dismiss()
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    actions.close()
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal })
    document.addEventListener('focusin', (event) => onFocusIn(event), { signal })
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    return () => stop.abort()
  }, [])
}
