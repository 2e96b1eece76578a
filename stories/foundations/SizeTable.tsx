import type { ReactNode } from 'react'
import { TokenName } from './TokenName.tsx'
import { measure, widths } from './measure.ts'
import type { Token } from './readTokens.ts'
import styles from './foundations.module.css'

type Props = {
  label: string
  tokens: Token[]
  /** Renders a sample of a token. */
  children: (token: Token) => ReactNode
}

/** Renders tokens with their size in pixels at each width of the design, and a sample. */
export function SizeTable({ label, tokens, children }: Props) {
  return (
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      <table className={`${styles.table} ${styles.sizes}`}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            {widths.map((width) => (
              <th key={width} scope="col">{`${width} px`}</th>
            ))}
            <th scope="col" className={styles.sample}>
              Sample
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <TokenName token={token} />
              </th>
              {widths.map((width) => (
                <td key={width}>{measure(token.value, width)}</td>
              ))}
              <td className={styles.sample}>{children(token)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
