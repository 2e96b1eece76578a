import tokens from '#src/styles/tokens.css?raw'
import { groupTokens, readTokens, type Token } from './readTokens.ts'
import styles from './foundations.module.css'

/** The site's tokens, as `src/styles/tokens.css` defines them. */
export const groups = groupTokens(readTokens(tokens))

/** Renders the name of a token as it is written in CSS, its value and its note. */
export function TokenName({ token: { name, value, note } }: { token: Token }) {
  return (
    <span className={styles.token} data-token={name}>
      <code>{`--${name}`}</code>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
