import type { ReactNode } from 'react'
import styles from './Features.module.css'

export type Feature = { name: string; text: ReactNode }

/** Lists short entries in a numbered grid. */
export function Features({ features }: { features: Feature[] }) {
  return (
    <ol role="list" className={`cells ${styles.grid}`}>
      {features.map(({ name, text }) => (
        <li key={name} className={styles.feature}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
