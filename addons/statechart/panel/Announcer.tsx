import React, { useEffect, useState } from 'react'

/** Says a text to screen readers once it has stood for a moment, so that a machine in motion is not stammered. */
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
