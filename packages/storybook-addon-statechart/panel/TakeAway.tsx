import React, { useId, useState } from 'react'
import type { Copied, CopyKind } from '../messages.ts'

type Props = { copied: Copied | undefined; onCopy: (kind: CopyKind) => void }

const kinds: Record<CopyKind, { button: string; label: string }> = {
  play: { button: 'Play function', label: 'Play function of this log' },
  test: { button: 'Vitest test', label: 'Vitest test of this log' },
  link: { button: 'Link', label: 'Link to the story in this state' },
}

/** Offers the log as a `play` function, as a test and as a link to the current state. */
export function TakeAway({ copied, onCopy }: Props) {
  const id = useId()
  const [said, setSaid] = useState('')
  const text = copied?.text.startsWith('?') ? new URL(copied.text, location.href).href : (copied?.text ?? '')
  const copy = () =>
    // The clipboard is missing on pages without HTTPS, and the browser may refuse it.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => setSaid('Copied.'),
        () => setSaid('The browser refused the clipboard: copy the text by hand.'),
      )
  return (
    <div className="away">
      <div className="kinds" role="group" aria-label="Take the log away as">
        {(Object.keys(kinds) as CopyKind[]).map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => {
              setSaid('')
              onCopy(kind)
            }}
          >
            {kinds[kind].button}
          </button>
        ))}
      </div>
      {copied !== undefined && (
        <>
          <label htmlFor={id}>{kinds[copied.kind].label}</label>
          <textarea id={id} readOnly rows={Math.min(14, text.split('\n').length + 1)} value={text} spellCheck={false} />
          <button type="button" className="send" onClick={() => void copy()}>
            Copy
          </button>
          <p role="status" className="note">
            {said}
          </p>
        </>
      )}
    </div>
  )
}
