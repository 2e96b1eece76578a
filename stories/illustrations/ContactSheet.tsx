import { illustrations, captions } from '#illustrations/index.ts'
import { Icon } from '#src/components/site/Icon.tsx'
import { SheetPage } from '../SheetPage.tsx'
import styles from './ContactSheet.module.css'

const iconNames = Array.from((illustrations['icons.svg'] ?? '').matchAll(/<symbol id="([^"]+)"/g), ([, name]) => name!)
const asImage = (file: string) => `data:image/svg+xml,${encodeURIComponent(illustrations[file] ?? '')}`

/** Renders all illustrations with catalog numbers and alt texts. */
export function ContactSheet() {
  return (
    <SheetPage heading={`${captions.length + 1} illustrations`}>
      <Illustrations />
    </SheetPage>
  )
}

/** Renders all icons in both sizes, with their names. */
export function IconSheet() {
  return (
    <SheetPage
      heading="Icons"
      lead={`${iconNames.length} icons, in 48 and 24 px. They take the color of the text and are always beside words.`}
    >
      <Icons />
    </SheetPage>
  )
}

function Illustrations() {
  return (
    <ul className={styles.illustrations}>
      {[{ name: 'hero', number: 'Home', alt: '' }, ...captions].map(({ name, number, alt }) => (
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
