import type { ReactNode } from 'react'
import styles from './SheetPage.module.css'

/** Renders a page of Storybook that is no page of the site: a heading, an introduction and what follows. */
export function SheetPage({ heading, lead, children }: { heading: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </main>
  )
}
