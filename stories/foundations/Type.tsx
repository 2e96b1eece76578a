import { SheetPage } from '../SheetPage.tsx'
import { groups, TokenName } from './TokenName.tsx'
import { listValues } from './siteStyles.ts'
import { SizeTable } from './SizeTable.tsx'
import styles from './foundations.module.css'

const sentence = 'Pump housings in gray cast iron, DN 50 to DN 200'
const weights = listValues('font-weight').filter((weight) => /^\d+$/.test(weight))
const family = groups.rest.filter(({ name }) => name === 'font')

/** Renders the typeface, the sizes of text and headings, and the weights in use. */
export function Type() {
  return (
    <SheetPage
      heading="Type"
      lead="Archivo, from the site’s own files. A page that cannot show it in its first frame keeps a fallback with the same metrics, so no line moves."
    >
      {family.map((token) => (
        <TokenName key={token.name} token={token} />
      ))}
      <h2>Text</h2>
      <SizeTable label="Text sizes" tokens={groups.text}>
        {({ name }) => <span style={{ fontSize: `var(--${name})` }}>{sentence}</span>}
      </SizeTable>
      <h2>Headings</h2>
      <SizeTable label="Heading sizes" tokens={groups.title}>
        {({ name }) => (
          <span className={styles.title} style={{ fontSize: `var(--${name})` }}>
            {sentence}
          </span>
        )}
      </SizeTable>
      <h2>Weights in use</h2>
      <ul role="list" className={styles.weights}>
        {weights.map((weight) => (
          <li key={weight} style={{ fontWeight: weight }}>
            <code>{weight}</code> {sentence}
          </li>
        ))}
      </ul>
    </SheetPage>
  )
}
