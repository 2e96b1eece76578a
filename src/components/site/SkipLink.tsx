import styles from './SkipLink.module.css'

/** Renders the first focusable element, which skips the header. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Skip to content
    </a>
  )
}
