import React, { useEffect, useState } from 'react'

/** Announces a text to screen readers once it has stopped changing, so that fast transitions do not interrupt speech. */
export function Announcer({ text, delay = 500 }: { text: string; delay?: number }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return (
    <p role="status" className="unseen">
      {said}
    </p>
  )
}
