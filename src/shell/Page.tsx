import { Link, useLocation, useMatch, useRouter, type RouterHistory } from '@tanstack/react-router'
import { Suspense, type ReactNode, useDeferredValue, useEffect } from 'react'
import { Plate, Icon, type DrawingFile } from '../ui/Drawing.tsx'
import styles from './Page.module.css'

type Props = {
  heading: string
  /** Paragraphs under the heading. */
  introduction: ReactNode
  /** An illustration beside them on wide screens. The route has its alt text, which shared links need, too. */
  plate?: Omit<DrawingFile, 'alt'>
  /** What follows. After a tap on a link it is rendered after the heading. */
  children?: ReactNode
}

/** Renders a page: the link home, its heading and introduction, and its content. */
export function Page({ heading, introduction, plate, children }: Props) {
  const alt = useMatch({ strict: false, select: ({ staticData }) => staticData.alt ?? '' })
  return (
    <>
      <Suspense>
        <div className={styles.band}>
          <div className={`page-width ${styles.intro}`}>
            <div className={styles.words}>
              <BackHome />
              <h1>{heading}</h1>
              {introduction}
            </div>
            {plate && (
              <div className={styles.plate} data-print="no">
                <Plate drawing={{ ...plate, alt }} />
              </div>
            )}
          </div>
        </div>
      </Suspense>
      <AfterHeading>{children}</AfterHeading>
    </>
  )
}

/** Renders the link to the home page, at the top of every other page. */
export function BackHome() {
  return (
    <Link to="/" className={styles.back} data-print="no">
      <Icon name="arrow-right" />
      Back to Home
    </Link>
  )
}

/** The histories whose open page was opened by a link, not by Back, forward or a new tab. */
const openedByLink = new WeakSet<RouterHistory>()

/** Notes for each navigation whether a link led to it. The layout of all pages uses it. */
export function useOpenedByLink(): void {
  const { history } = useRouter()
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        if (action.type === 'PUSH') openedByLink.add(history)
        else openedByLink.delete(history)
      }),
    [history],
  )
}

/**
 * Returns what a link has handed to this page, for a line of text. It is undefined after a reload, because the
 * prerendered page has no such line and would move.
 */
export function useHanded(what: 'about' | 'request'): string | undefined {
  const { history } = useRouter()
  const handed = useLocation({ select: ({ state }) => state[what] })
  return openedByLink.has(history) ? handed : undefined
}

/**
 * Renders the part of a page below its heading. The layout components use it, so a route does not have to. If a link has
 * opened the page, this part is rendered in a transition after the heading, because a slow phone shows nothing of a page
 * that is rendered at once for 200 ms (D50).
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const { history, latestLocation } = useRouter()
  // Back, forward and a hash need the whole page for their scroll position.
  const isWhole = !openedByLink.has(history) || latestLocation.hash !== ''
  const isShown = useDeferredValue(true, isWhole)
  return isShown ? children : <div className={styles.space} />
}
