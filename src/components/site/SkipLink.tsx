import styles from './SkipLink.module.css'

/** The first stop of the keyboard: past the header, to what the page says. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Skip to content
    </a>
  )
}
