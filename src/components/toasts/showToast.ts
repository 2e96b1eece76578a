import type { ToastMessage } from '#machines/toast.ts'
import { Toast } from './Toast.tsx'
import { passToRegion } from './toastRegion.ts'

/**
 * Shows a toast in the page's one toast region (D15). The component comes with the code that shows toasts, so that pages
 * without a form do not load it.
 */
export const showToast = (toast: ToastMessage): void => passToRegion(toast, Toast)
