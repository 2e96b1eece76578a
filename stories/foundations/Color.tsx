import { ContrastTable } from './ContrastTable.tsx'
import { SheetPage } from '../SheetPage.tsx'
import { groups, TokenName } from './TokenName.tsx'
import styles from './foundations.module.css'

/** Renders every color, and the contrast of every color on every background. */
export function Color() {
  return (
    <SheetPage
      heading="Color"
      lead="One signal color on paper and sheet; blueprint for dark bands. Text is ink, secondary text is steel. Hover and focus never differ by color only."
    >
      <ul role="list" className={styles.colors}>
        {groups.color.map((token) => (
          <li key={token.name}>
            <span className={styles.swatch} style={{ background: `var(--${token.name})` }} />
            <TokenName token={token} />
          </li>
        ))}
      </ul>
      <h2 id="contrast">Contrast</h2>
      <p>
        Computed from the colors. Text needs 4.5, large text, icons and borders with a meaning need 3 (WCAG 2.2 AA). A
        cell in its own colors may be text. A frame marks a pair that a style of the site sets.
      </p>
      <ContrastTable />
    </SheetPage>
  )
}
