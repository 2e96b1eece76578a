import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useDeferredValue, useEffect, type ReactNode } from 'react'
import styles from './AfterHeading.module.css'

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
