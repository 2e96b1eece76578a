import type { ReactNode } from 'react'
import { BackHome } from './BackHome.tsx'
import styles from './PageIntro.module.css'

/** The head of a page: the way back, its heading and what stands below. */
export function PageIntro({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.band}>
      <div className={`page-width ${styles.intro}`}>
        <BackHome />
        <h1>{heading}</h1>
        {children}
      </div>
    </div>
  )
}
