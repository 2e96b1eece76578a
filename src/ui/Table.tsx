import type { ReactNode } from 'react'
import styles from './Table.module.css'

type Props = {
  /** The name of the table, for screen readers. */
  label: string
  /** Whether all columns but the first hold figures, which are then aligned by their digits. */
  figures?: boolean
  /** `thead`, `tbody` and `tfoot`. */
  children: ReactNode
}

/** Renders the head of a table. */
export const TableHead = ({ columns }: { columns: string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

/**
 * Renders a table. On a narrow screen long rows become records; other tables scroll horizontally, also by keyboard, and
 * their first column stays in view. A `tfoot` holds the total.
 */
export function Table({ label, figures = false, children }: Props) {
  return (
    <section className={styles.table} aria-label={label} tabIndex={0}>
      <table data-figures={figures || undefined}>{children}</table>
    </section>
  )
}
