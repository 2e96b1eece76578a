import { Children, type ReactNode } from 'react'
import styles from './SinceWritten.module.css'

type Props = {
  /** The month in which the changes were looked up, as in `November 2026`. The build takes it from the front matter. */
  checked: string
  /** One paragraph for each law, standard or tool that changed. */
  children: ReactNode
}

/** Renders what has changed since an article was published. Only dated articles have one, before their first section. */
export function SinceWritten({ checked, children }: Props) {
  return (
    <aside className={styles.note} aria-labelledby="since-written">
      <header className={styles.header}>
        <h2 id="since-written" className={styles.title}>
          Since this was written
        </h2>
        <p className={styles.checked}>Checked {checked}</p>
      </header>
      <ul role="list" className={styles.changes}>
        {Children.map(children, (change) => (
          <li>{change}</li>
        ))}
      </ul>
    </aside>
  )
}
