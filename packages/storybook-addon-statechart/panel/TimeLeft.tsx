import React from 'react'
import { useTimeLeft } from './useTimeLeft.ts'

/** Shows the time left of a delay. As generated content, because a screen reader would announce it ten times a second. */
export function TimeLeft({ due }: { due: number | undefined }) {
  return <span className="live left" data-left={useTimeLeft(due)} />
}
