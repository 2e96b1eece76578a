import preview from '#storybook/preview.tsx'
import hero from '#src/home/hero.svg'
import type { DrawingFile } from '#src/ui/Drawing.tsx'
import { SheetPage } from '../sheet/Sheet.tsx'
import styles from '../sheet/Sheet.module.css'

const drawings = {
  hero: { src: hero, alt: '' },
  ...import.meta.glob<DrawingFile>('../../src/{services,articles}/*.mdx', {
    query: '?drawing',
    eager: true,
    import: 'default',
  }),
}

/** Renders the drawings of all articles and services, with their alt texts. */
function ContactSheet() {
  return (
    <SheetPage heading={`${Object.keys(drawings).length} drawings`}>
      <ul role="list" className={styles.illustrations}>
        {Object.entries(drawings).map(([file, { src, alt }]) => (
          <li key={file}>
            <figure>
              <img src={src} alt={alt} />
              <figcaption>
                <strong>{file.replace(/^.*\/|\.mdx$/g, '')}</strong>
                <span>{alt}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SheetPage>
  )
}

// The drawings on one page.
const meta = preview.meta({ title: 'Illustrations/Contact sheet', component: ContactSheet, tags: ['page'] })

export const Illustrations = meta.story({ name: 'All illustrations' })
