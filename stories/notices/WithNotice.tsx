import { useEffect, type ReactNode } from 'react'
import type { Notice } from '#machines/notice.ts'
import { notify } from '#src/components/notices/notices.ts'
import { Notices } from '#src/components/notices/Notices.tsx'

/** A story with the page's region for notices, in which one is being said. */
export function WithNotice({ notice, children }: { notice: Notice | undefined; children: ReactNode }) {
  useEffect(() => {
    if (notice) notify(notice)
  }, [notice])
  return (
    <>
      {children}
      <Notices />
    </>
  )
}
