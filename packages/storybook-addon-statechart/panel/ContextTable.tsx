import React from 'react'
import type { Row } from '../preview/describe.ts'

/** Shows the context as rows and marks those that the last event changed. */
export function ContextTable({ rows, changed }: { rows: readonly Row[]; changed: readonly string[] }) {
  if (rows.length === 0 || (rows.length === 1 && rows[0]?.path === ''))
    return <p className="help">This machine keeps nothing.</p>
  return (
    <dl className="context">
      {rows.map(({ path, text }) => {
        const isChanged = changed.includes(path)
        return (
          <div key={path} className={isChanged ? 'changed' : undefined}>
            <dt>
              {path}
              {isChanged && <span className="note"> changed</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
