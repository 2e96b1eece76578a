import React from 'react'

/** Shows, and announces to screen readers, why a command failed. */
export function NoticeLine({ text }: { text: string }) {
  return (
    <p role="alert" className="notice">
      {text}
    </p>
  )
}
