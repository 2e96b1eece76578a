import { useEffect } from 'react'
import type { Notice } from '#machines/notice.ts'
import { loadToasts, notify } from '#src/components/notices/notices.ts'
import { Notices } from '#src/components/notices/Notices.tsx'

/** The page's region for notices, in which these are said one after another. */
export function NoticesIn({ notices }: { notices: Notice[] }) {
  useEffect(() => {
    const say = async () => {
      // Once the library is here, notices of one moment appear in their order.
      await loadToasts()
      for (const notice of notices) notify(notice)
    }
    void say()
  }, [notices])
  return <Notices />
}
