import type { ReactNode } from 'react'
import styles from './Features.module.css'

/** Texts by their names, in the order in which they are shown. */
export type Entries = Record<string, ReactNode>

/** Lists short entries in a numbered grid. */
export function Features({ features }: { features: Entries }) {
  return (
    <ol role="list" className={`cells ${styles.grid}`}>
      {Object.entries(features).map(([name, text]) => (
        <li key={name} className={styles.feature}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
