import { Suspense, type ReactNode } from 'react'
import { AfterHeading } from './AfterHeading.tsx'
import { BackHome } from './BackHome.tsx'
import styles from './Page.module.css'

type Props = {
  heading: string
  /** Paragraphs under the heading. */
  introduction: ReactNode
  /** What follows. After a tap on a link it is rendered after the heading (D50). */
  children?: ReactNode
}

/** Renders a page: the link home, its heading and introduction, and its content. */
export function Page({ heading, introduction, children }: Props) {
  return (
    <>
      <Suspense>
        <div className={styles.band}>
          <div className={`page-width ${styles.intro}`}>
            <BackHome />
            <h1>{heading}</h1>
            {introduction}
          </div>
        </div>
      </Suspense>
      <AfterHeading>{children}</AfterHeading>
    </>
  )
}
