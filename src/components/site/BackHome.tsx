import { Link } from '@tanstack/react-router'
import { Icon } from './Icon.tsx'
import styles from './BackHome.module.css'

/** The way back that every page but the home page begins with. */
export function BackHome() {
  return (
    <Link to="/" className={styles.back} data-print="no">
      <Icon name="arrow-right" />
      Back to Home
    </Link>
  )
}
