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

/**
 * Renders a table. On a narrow screen it scrolls horizontally, also by keyboard, and its first column stays in view. A
 * `tfoot` holds the total.
 */
export function Table({ label, figures = false, children }: Props) {
  return (
    <section className={styles.table} aria-label={label} tabIndex={0}>
      <table data-figures={figures || undefined}>{children}</table>
    </section>
  )
}

type TextTableProps = {
  label: string
  columns: string[]
  /** The cells of each row. The first names the row. */
  rows: string[][]
}

/** Renders a table of texts and ISO dates. */
export function TextTable({ label, columns, rows }: TextTableProps) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell}>{/^\d{4}-\d\d-\d\d$/.test(cell) ? <time>{cell}</time> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
