import { Suspense, type ReactNode } from 'react'
import { BackHome } from './BackHome.tsx'
import styles from './PageIntro.module.css'

/** Renders the top of a page: the link home, its heading and an introduction. */
export function PageIntro({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Suspense>
      <div className={styles.band}>
        <div className={`page-width ${styles.intro}`}>
          <BackHome />
          <h1>{heading}</h1>
          {children}
        </div>
      </div>
    </Suspense>
  )
}
