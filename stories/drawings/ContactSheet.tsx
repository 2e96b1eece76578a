import { drawings, plates } from '#drawings/index.ts'
import { Icon } from '#src/components/site/Icon.tsx'
import styles from './ContactSheet.module.css'

const iconNames = Array.from((drawings['icons.svg'] ?? '').matchAll(/<symbol id="([^"]+)"/g), ([, name]) => name!)
const asImage = (file: string) => `data:image/svg+xml,${encodeURIComponent(drawings[file] ?? '')}`

/** All plates with their catalogue numbers and alt texts, or all icons with their names. */
export function ContactSheet({ kind }: { kind: 'plates' | 'icons' }) {
  return (
    <main className={styles.sheet}>
      <h1>{kind === 'plates' ? `${plates.length + 1} plates` : `${iconNames.length} icons`}</h1>
      {kind === 'plates' ? <Plates /> : <Icons />}
    </main>
  )
}

function Plates() {
  return (
    <ul className={styles.plates}>
      {[{ name: 'hero', number: 'Home', alt: '' }, ...plates].map(({ name, number, alt }) => (
        <li key={name}>
          <figure>
            <img src={asImage(`${name}.svg`)} alt={alt} />
            <figcaption>
              <strong>{`${number} ${name}`}</strong>
              <span>{alt}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Icons() {
  return (
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={48} />
          <Icon name={name} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
