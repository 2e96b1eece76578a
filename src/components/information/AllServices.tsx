import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { getServices } from '../../pageFacts.ts'
import { PlainLinks } from '../site/PlainLinks.tsx'
import styles from './ServiceSections.module.css'

/** Lists all nine services, each linked to its page. */
export function AllServices() {
  const services = getServices(useRouter())
  return (
    <Suspense>
      <section className={`page-width ${styles.section}`} aria-labelledby="all-services">
        <h2 id="all-services">All nine services</h2>
        <PlainLinks pages={services} className={styles.words} />
      </section>
    </Suspense>
  )
}
