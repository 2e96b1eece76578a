import { useEffect, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import type { Notice } from '#machines/notice.ts'
import { listenToNotices, loadToasts } from './notices.ts'
import styles from './notices.module.css'
import { textOf } from './textOf.ts'

/** Where notices appear. Its library is fetched on the first one; without the network they stand here plainly. */
export function Notices() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const [plain, setPlain] = useState<Notice[]>([])

  useEffect(
    () =>
      listenToNotices((notice) => {
        const show = async () => {
          const { ToastRegion, toast } = await loadToasts()
          flushSync(() => setToasts(() => ToastRegion))
          toast(notice)
        }
        show().catch(() =>
          setPlain((notices) => [...notices.filter((other) => textOf(other) !== textOf(notice)), notice].slice(-3)),
        )
      }),
    [],
  )

  return (
    <>
      {Toasts && <Toasts />}
      <div className={styles.region} role="alert">
        {plain.map((notice) => (
          <div key={textOf(notice)} className={styles.notice} data-type={notice.urgent ? 'destructive' : undefined}>
            <p className={styles.title}>{notice.title}</p>
            {notice.kind === 'titled' && <p className={styles.description}>{notice.description}</p>}
            <button
              type="button"
              className={styles.close}
              onClick={() => setPlain((notices) => notices.filter((other) => other !== notice))}
            >
              Close
            </button>
          </div>
        ))}
      </div>
    </>
  )
}
