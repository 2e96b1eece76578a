import { Suspense, type ReactNode } from 'react'
import type { IllustrationFile } from '#illustrations/index.ts'
import { AfterHeading } from './AfterHeading.tsx'
import { BackHome } from './BackHome.tsx'
import { Drawing } from './Drawing.tsx'
import styles from './Page.module.css'

type Props = {
  heading: string
  /** Paragraphs under the heading. */
  introduction: ReactNode
  /** An illustration beside them on wide screens. */
  plate?: IllustrationFile
  /** What follows. After a tap on a link it is rendered after the heading (D50). */
  children?: ReactNode
}

/** Renders a page: the link home, its heading and introduction, and its content. */
export function Page({ heading, introduction, plate, children }: Props) {
  return (
    <>
      <Suspense>
        <div className={styles.band}>
          <div className={`page-width ${styles.intro}`}>
            <div className={styles.words}>
              <BackHome />
              <h1>{heading}</h1>
              {introduction}
            </div>
            {plate && <Drawing drawing={plate} className={styles.plate} />}
          </div>
        </div>
      </Suspense>
      <AfterHeading>{children}</AfterHeading>
    </>
  )
}
