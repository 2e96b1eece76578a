import { contrast, required } from './contrast.ts'
import { groups } from './TokenName.tsx'
import { listGrounds, listPairs } from './siteStyles.ts'
import type { Token } from './readTokens.ts'
import styles from './foundations.module.css'

const used = listGrounds()
const grounds = groups.color.filter(({ name }) => used.has(name))
const pairs = listPairs()

/** Renders the contrast ratio of each color on each background of the site. */
export function ContrastTable() {
  return (
    <section className={styles.scroller} tabIndex={0} aria-labelledby="contrast">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Text</th>
            {grounds.map(({ name }) => (
              <th key={name} scope="col">{`on ${name}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.color.map((text) => (
            <tr key={text.name}>
              <th scope="row">{text.name}</th>
              {grounds.map((ground) => (
                <Cell key={ground.name} text={text} ground={ground} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ text, ground }: { text: Token; ground: Token }) {
  if (text.name === ground.name) return <td>same</td>
  // Rounded down, so that 4.46 does not read as enough.
  const ratio = Math.floor(contrast(text.value, ground.value) * 10) / 10
  const isText = ratio >= required.text
  return (
    <td
      className={pairs.has(`${text.name} on ${ground.name}`) ? styles.pair : undefined}
      style={isText ? { color: text.value, background: ground.value } : undefined}
    >
      {ratio.toFixed(1)}
      {!isText && <span className={styles.verdict}>{ratio >= required.graphics ? 'no text' : 'too low'}</span>}
    </td>
  )
}
