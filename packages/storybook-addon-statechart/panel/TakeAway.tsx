import React, { useId, useState } from 'react'
import type { Copied, CopyKind } from '../messages.ts'

type Props = {
  /** What the reader has chosen last; undefined before. */
  kind: CopyKind | undefined
  copied: Copied | undefined
  onCopy: (kind: CopyKind) => void
}

const kinds: Record<CopyKind, { button: string; label: string }> = {
  play: { button: 'Play function', label: 'Play function of this log' },
  test: { button: 'Vitest test', label: 'Vitest test of this log' },
  link: { button: 'Link', label: 'Link to the story in this state' },
}

/** Offers the log as a `play` function, as a test and as a link to the current state. What is shown follows the log. */
export function TakeAway({ kind, copied, onCopy }: Props) {
  const id = useId()
  const [said, setSaid] = useState({ text: '', words: '' })
  const text = copied?.text.startsWith('?') ? new URL(copied.text, location.href).href : (copied?.text ?? '')
  const copy = () =>
    // The clipboard is missing on pages without HTTPS, and the browser may refuse it.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => setSaid({ text, words: 'Copied.' }),
        () => setSaid({ text, words: 'The browser refused the clipboard: copy the text by hand.' }),
      )
  return (
    <div className="away">
      <div className="kinds" role="group" aria-label="Take the log away as">
        {(Object.keys(kinds) as CopyKind[]).map((one) => (
          <button key={one} type="button" onClick={() => onCopy(one)}>
            {kinds[one].button}
          </button>
        ))}
      </div>
      {copied !== undefined && copied.kind === kind && (
        <>
          <label htmlFor={id}>{kinds[kind].label}</label>
          <textarea id={id} readOnly rows={Math.min(14, text.split('\n').length + 1)} value={text} spellCheck={false} />
          <button type="button" className="send" onClick={() => void copy()}>
            Copy
          </button>
          <p role="status" className="note">
            {said.text === text && said.words}
          </p>
        </>
      )}
    </div>
  )
}
