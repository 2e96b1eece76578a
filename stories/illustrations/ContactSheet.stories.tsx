import { hero } from '#illustrations/hero.ts'
import type { Plate } from '#illustrations/kit/index.ts'
import preview from '#storybook/preview.tsx'
import { SheetPage } from '../SheetPage.tsx'
import styles from '../SheetPage.module.css'

const byNumber = (drawings: Record<string, Plate>) =>
  Object.values(drawings).toSorted((one, other) => one.number.localeCompare(other.number))
const drawings = [
  { name: 'hero', number: 'Home', alt: '', svg: hero },
  ...byNumber(import.meta.glob<Plate>('../../illustrations/services/*.ts', { eager: true, import: 'default' })),
  ...byNumber(import.meta.glob<Plate>('../../illustrations/articles/*.ts', { eager: true, import: 'default' })),
]

/** Renders all illustrations with catalog numbers and alt texts. */
function ContactSheet() {
  return (
    <SheetPage heading={`${drawings.length} illustrations`}>
      <ul role="list" className={styles.illustrations}>
        {drawings.map(({ name, number, alt, svg }) => (
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
    </SheetPage>
  )
}

// Every illustration of the site on one page.
const meta = preview.meta({ title: 'Illustrations/Contact sheet', component: ContactSheet, tags: ['page'] })

export const Illustrations = meta.story({ name: 'All illustrations' })
