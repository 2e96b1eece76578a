import { SheetPage } from '../SheetPage.tsx'
import { groups, TokenName } from './TokenName.tsx'
import { SizeTable } from './SizeTable.tsx'
import styles from './foundations.module.css'

// The typeface is on the page Type.
const others = groups.rest.filter(({ name }) => name !== 'font')

/** Renders the distances, the widths, and every token that no other page shows. */
export function Spacing() {
  return (
    <SheetPage
      heading="Spacing"
      lead="Distances come from one scale. Sections and gutters grow with the window; lines of text end at the measure."
    >
      <h2>Distances</h2>
      <SizeTable label="Distances" tokens={groups.space}>
        {({ name }) => <span className={styles.bar} style={{ inlineSize: `var(--${name})` }} />}
      </SizeTable>
      <h2>Widths</h2>
      <SizeTable label="Widths" tokens={groups.width}>
        {({ name }) => <span className={styles.bar} style={{ inlineSize: `calc(var(--${name}) / 4)` }} />}
      </SizeTable>
      <p className={styles.note}>The samples of widths are drawn at a quarter of their size.</p>
      <h2>Focus and motion</h2>
      <ul role="list" className={styles.others}>
        {others.map((token) => (
          <li key={token.name}>
            <TokenName token={token} />
            {token.name === 'ring' && <span className={styles.ring}>Focused</span>}
          </li>
        ))}
      </ul>
    </SheetPage>
  )
}
