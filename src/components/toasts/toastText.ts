import type { ToastMessage } from '#machines/toast.ts'

/** Returns the whole text of a toast in one line. Toasts with equal text are the same toast. */
export const toastText = (toast: ToastMessage) =>
  toast.kind === 'titled' ? `${toast.title} ${toast.description}` : toast.title
