import { useEffect } from 'react'
import type { ToastMessage } from '#machines/toast.ts'
import { showToast } from '#src/components/toasts/Toast.tsx'
import { Toasts } from '#src/components/toasts/Toasts.tsx'

/** Renders the toast region and shows these toasts in it, one after another. */
export function ToastsStory({ toasts }: { toasts: ToastMessage[] }) {
  useEffect(() => toasts.forEach(showToast), [toasts])
  return <Toasts />
}
