import { Link } from '@tanstack/react-router'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { ListedPage } from '../content/pageFacts.ts'
import button from '../ui/button.module.css'
import { Plate, type DrawingFile } from '../ui/Drawing.tsx'
import { atItsPlace, Contents } from './Contents.tsx'
import { SinceWritten } from './shapes.tsx'
import styles from './Article.module.css'

type Props = {
  /** The service that does what the article is about. */
  service: ListedPage
  plate: DrawingFile
  /** The closing box, which links to the contact page. */
  closing: { heading: string; text: string; button: string }
  children: ReactNode
}

/** Renders the body of an article: illustration, text and closing box. A long article starts with a table of contents. */
export function Article({ service, plate, closing, children }: Props) {
  const parts = Children.toArray(children)
  const sections = parts.filter(isSection)
  const opening = parts.slice(
    0,
    parts.findIndex((part) => isSection(part) || isNote(part)),
  )
  return (
    <>
      {sections.some(({ props }) => props.hasCalculator) && (
        <p className={`scripted-only ${styles.calculator}`} data-print="no">
          <Link to="." search hash="calculator" activeOptions={atItsPlace}>
            Calculator: work it out with your own figures
          </Link>
        </p>
      )}
      <Plate drawing={plate} />
      {sections.length >= 5 && (
        <Contents sections={[...sections.map(({ props }) => props), { heading: closing.heading, id: 'closing' }]} />
      )}
      <div className={`${styles.prose} ${styles.spreads}`}>
        <div className={styles.opening}>{opening}</div>
        {parts.slice(opening.length)}
      </div>
      <aside className={`blueprint ${styles.closing}`} aria-labelledby="closing" data-print="no">
        <h2 id="closing">{closing.heading}</h2>
        <p className="lead">{closing.text}</p>
        <p className="actions">
          <Link
            to="/contact"
            state={{ about: service.title, request: closing.text }}
            className={button.inverse}
            aria-describedby="closing"
          >
            {closing.button}
          </Link>
          <Link to={service.path}>More about {service.title}</Link>
        </p>
      </aside>
    </>
  )
}

type SectionProps = {
  heading: string
  /** The anchor of the section, which the build makes of its heading. */
  id: string
  /** Whether it has a calculator, which is often far down (src/calculator/OpenCalculator.tsx). */
  hasCalculator?: boolean
  children: ReactNode
}

/**
 * Renders a section that the table of contents links to. The section is the anchor, so that it is known which one is in view.
 */
export function Section({ heading, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}

const isSection = (child: ReactNode): child is ReactElement<SectionProps> =>
  isValidElement(child) && child.type === Section

const isNote = (child: ReactNode) => isValidElement(child) && child.type === SinceWritten
