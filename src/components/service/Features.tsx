import styles from './Features.module.css'

export type Feature = { name: string; text: string }

/** A measured grid of short entries, numbered as on a parts list. */
export function Features({ features }: { features: Feature[] }) {
  return (
    <ol className={styles.grid}>
      {features.map(({ name, text }) => (
        <li key={name} className={styles.feature}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
