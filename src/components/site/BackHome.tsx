import { Link } from '@tanstack/react-router'
import { Icon } from './Icon.tsx'
import styles from './BackHome.module.css'

/** Renders the link to the home page, at the top of every other page. */
export function BackHome() {
  return (
    <Link to="/" className={styles.back} data-print="no">
      <Icon name="arrow-right" />
      Back to Home
    </Link>
  )
}
