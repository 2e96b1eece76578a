import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import styles from './Contents.module.css'

/** A section of an article, or its closing box. */
type Entry = {
  heading: string
  /** Its anchor. */
  id: string
  /** Whether it has a calculator, which is often far down (src/calculator/OpenCalculator.tsx). */
  hasCalculator?: boolean
}

// Only the section of the hash is current; without it, every link would name the open page.
export const atItsPlace = { includeHash: true }

/** Lists the sections of a long article and marks the one that is being read. */
export function Contents({ sections }: { sections: Entry[] }) {
  const current = useSectionInView(sections)
  return (
    <nav className={styles.contents} aria-label="Contents" data-print="no">
      <p className="part-number" aria-hidden="true">
        Contents
      </p>
      {/* Empty, because wider screens show the list without it. */}
      <details>
        <summary>Contents</summary>
      </details>
      <ol>
        {sections.map(({ heading, id, hasCalculator }) => (
          <li key={id} aria-current={id === current ? 'location' : undefined}>
            <Link to="." search hash={id} activeOptions={atItsPlace} onClick={close}>
              {heading}
              {hasCalculator && (
                <>
                  {' '}
                  <span className={`scripted-only ${styles.mark}`}>Calculator</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Returns the anchor of the last section that begins above a third of the window; undefined above the first one. */
function useSectionInView(sections: Entry[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) begun[isIntersecting ? 'add' : 'delete'](target.id)
        setCurrent(sections.findLast(({ id }) => begun.has(id))?.id)
      },
      // All that is above it, so that a jump over sections, as that of the End key, counts each of them.
      { rootMargin: '999999px 0px -67%' },
    )
    for (const { id } of sections) observer.observe(document.getElementById(id)!)
    return () => observer.disconnect()
  }, [sections])
  return current
}

/** Closes the contents, which are open over the text on a phone, when the visitor has chosen a section. */
function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('nav')!.querySelector('details')!.open = false
}
