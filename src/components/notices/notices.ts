import type { Notice } from '#machines/notice.ts'

type Listener = (notice: Notice) => void

let listener: Listener | undefined

/** Shows the visitor what happened, in the one region that the page has for it (D15). */
export function notify(notice: Notice): void {
  listener?.(notice)
}

/** The region's way to hear of notices; there is one region. Returns what ends it. */
export function listenToNotices(listen: Listener): () => void {
  listener = listen
  return () => {
    if (listener === listen) listener = undefined
  }
}

let toasts: Promise<typeof import('./toasts.tsx')> | undefined

/**
 * Fetches the region's library, so that it is there when a journey has something to say. One promise for all: notices of
 * one moment would else wait each for their own, and come in any order.
 */
export function loadToasts(): Promise<typeof import('./toasts.tsx')> {
  toasts ??= import('./toasts.tsx').catch((error: unknown) => {
    toasts = undefined
    throw error
  })
  return toasts
}

/** The same as a wish: nothing happens when the network fails. */
export function prepareNotices(): void {
  loadToasts().catch(() => undefined)
}
