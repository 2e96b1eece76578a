import { useEffect, type ReactNode } from 'react'
import type { ToastMessage } from '#machines/toast.ts'
import { showToast } from '#src/components/toasts/Toast.tsx'
import { Toasts } from '#src/components/toasts/Toasts.tsx'

/** Renders a story with the toast region, which shows this toast. */
export function WithToast({ toast, children }: { toast: ToastMessage | undefined; children: ReactNode }) {
  useEffect(() => {
    if (toast) showToast(toast)
  }, [toast])
  return (
    <>
      {children}
      <Toasts />
    </>
  )
}
