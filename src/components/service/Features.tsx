import styles from './Features.module.css'

export type Feature = { name: string; text: string }

/** Lists short entries in a numbered grid. */
export function Features({ features }: { features: Feature[] }) {
  return (
    <ol role="list" className={styles.grid}>
      {features.map(({ name, text }) => (
        <li key={name} className={styles.feature}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
