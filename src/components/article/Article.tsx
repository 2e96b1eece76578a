import { Link } from '@tanstack/react-router'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { DrawingFile } from '#build/drawings.ts'
import button from '../site/button.module.css'
import { Drawing } from '../site/Drawing.tsx'
import { anchorOf } from './anchorOf.ts'
import styles from './Article.module.css'

/** The specification's labels for the button of an article's closing box. */
type ClosingButton =
  | 'Contact Us'
  | 'Get Started'
  | 'Learn More'
  | 'Get Expert Help'
  | 'Get Consultation'
  | 'Start Now'
  | 'Contact Us Today'
  | 'Get Help'
  | 'Learn How'
  | 'Get Started Today'

type Props = {
  plate: DrawingFile
  /** The box at the end, which leads to the contact page. */
  closing: { heading: string; text: string; button: ClosingButton }
  children: ReactNode
}

/** The body of an article: its plate, its prose and the box that closes it. A long one begins with its contents. */
export function Article({ plate, closing, children }: Props) {
  const headings = Children.toArray(children)
    .filter(isSection)
    .map(({ props }) => props.heading)
  return (
    <>
      <Drawing drawing={plate} className={styles.plate} />
      <div className={styles.body}>
        {headings.length >= 5 && (
          <nav className={styles.contents} aria-label="Contents" data-print="no">
            <ol>
              {headings.map((heading) => (
                <li key={heading}>
                  <Link to="." hash={anchorOf(heading)}>
                    {heading}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.prose}>{children}</div>
      </div>
      <aside className={styles.closing} aria-labelledby="closing" data-print="no">
        <h2 id="closing">{closing.heading}</h2>
        <p>{closing.text}</p>
        <Link to="/contact" className={button.inverse}>
          {closing.button}
          <span className="visually-hidden">: {closing.heading}</span>
        </Link>
      </aside>
    </>
  )
}

type SectionProps = { heading: string; children: ReactNode }

/** A headed section of an article, which its contents lead to. */
export function Section({ heading, children }: SectionProps) {
  const id = anchorOf(heading)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

/** A table that scrolls by itself, by keyboard too, where the screen is narrower. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.table} aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

const isSection = (child: ReactNode): child is ReactElement<SectionProps> =>
  isValidElement(child) && child.type === Section
