import { hero } from '#illustrations/hero.ts'
import { sprite } from '#illustrations/icons.ts'
import type { Plate } from '#illustrations/kit/index.ts'
import { Icon } from '#src/components/site/Drawing.tsx'
import { SheetPage } from '../SheetPage.tsx'
import styles from './ContactSheet.module.css'

const byNumber = (drawings: Record<string, Plate>) =>
  Object.values(drawings).toSorted((one, other) => one.number.localeCompare(other.number))
const plates = [
  ...byNumber(import.meta.glob<Plate>('../../illustrations/services/*.ts', { eager: true, import: 'default' })),
  ...byNumber(import.meta.glob<Plate>('../../illustrations/articles/*.ts', { eager: true, import: 'default' })),
]
const iconNames = Array.from(sprite().matchAll(/<symbol id="([^"]+)"/g), ([, name]) => name!)

/** Renders all illustrations with catalog numbers and alt texts. */
export function ContactSheet() {
  return (
    <SheetPage heading={`${plates.length + 1} illustrations`}>
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
      {[{ name: 'hero', number: 'Home', alt: '', svg: hero }, ...plates].map(({ name, number, alt, svg }) => (
        <li key={name}>
          <figure>
            <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} />
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
