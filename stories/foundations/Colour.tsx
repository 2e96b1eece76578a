import { ContrastTable } from './ContrastTable.tsx'
import { SheetPage } from '../SheetPage.tsx'
import { groups, TokenName } from './TokenName.tsx'
import styles from './foundations.module.css'

/** Renders every colour, and the contrast of every colour on every background. */
export function Colour() {
  return (
    <SheetPage
      heading="Colour"
      lead="One signal colour on paper and sheet; blueprint for dark bands. Text is ink, secondary text is steel. Hover and focus never differ by colour only."
    >
      <ul role="list" className={styles.colours}>
        {groups.colour.map((token) => (
          <li key={token.name}>
            <span className={styles.swatch} style={{ background: `var(--${token.name})` }} />
            <TokenName token={token} />
          </li>
        ))}
      </ul>
      <h2 id="contrast">Contrast</h2>
      <p>
        Computed from the colours. Text needs 4.5, large text, icons and borders with a meaning need 3 (WCAG 2.2 AA). A
        cell in its own colours may be text. A frame marks a pair that a style of the site sets.
      </p>
      <ContrastTable />
    </SheetPage>
  )
}
