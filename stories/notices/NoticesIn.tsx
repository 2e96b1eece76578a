import { useEffect } from 'react'
import type { Notice } from '#machines/notice.ts'
import { notify } from '#src/components/notices/notices.ts'
import { Notices } from '#src/components/notices/Notices.tsx'

/** The page's region for notices, in which these are said one after another. */
export function NoticesIn({ notices }: { notices: Notice[] }) {
  useEffect(() => {
    for (const notice of notices) notify(notice)
  }, [notices])
  return <Notices />
}
