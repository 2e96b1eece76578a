import { Toast } from '@base-ui/react/toast'
import type { Notice } from '#machines/notice.ts'
import { Icon } from '../site/Icon.tsx'
import styles from './notices.module.css'
import { textOf } from './textOf.ts'

const manager = Toast.createToastManager()

// Long enough to be read twice; hover, focus and a hidden page stop the clock.
const readingTime = 10_000

/** What stands in the region now, by its toast's id. */
const shown = new Map<string, Notice>()

/**
 * Shows a notice: a title with its description or plain text, urgent ones in the destructive variant (D15). What it
 * outdates goes: the same notice from before, and what went wrong before something went well.
 *
 * All are announced politely: the library would say an urgent one from a second, hidden copy of its text.
 */
export function toast(notice: Notice): void {
  for (const [id, before] of shown) {
    if (textOf(before) === textOf(notice) || (before.urgent && !notice.urgent)) manager.close(id)
  }
  const id: string = manager.add({
    title: notice.title,
    ...(notice.kind === 'titled' && { description: notice.description }),
    type: notice.urgent ? 'destructive' : notice.kind,
    timeout: readingTime,
    onRemove: () => void shown.delete(id),
  })
  shown.set(id, notice)
}

/** The one region for notices; F6 leads the keyboard there. At most three are visible. */
export function ToastRegion() {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.region} data-print="no">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((shown) => (
    <Toast.Root key={shown.id} toast={shown} className={styles.notice}>
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.title} render={<p />} />
        <Toast.Description className={styles.description} />
      </Toast.Content>
      {/* The library hides it from screen readers until the region has pointer or focus. */}
      <Toast.Close className={styles.close} aria-label="Close" aria-hidden={false}>
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ))
}
