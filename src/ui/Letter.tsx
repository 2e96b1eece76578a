import type { ReactNode } from 'react'
import styles from './Letter.module.css'

/** Renders a letter, an email or a message: its first paragraphs may be rows for sender and subject. */
export const Letter = ({ children }: { children: ReactNode }) => (
  <blockquote className={styles.letter}>{children}</blockquote>
)
