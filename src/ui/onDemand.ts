/**
 * Returns a loader of code that only an act of the visitor needs.
 *
 * @param load the `import()`, or several
 * @returns `load` for the act, whose promise rejects if a module could not be loaded; `prefetch` for a sign that the act
 *   will follow. Firefox and Chromium 153 keep a failed module until the page is reloaded, so nothing is prefetched without a connection.
 */
export function onDemand<Code>(load: () => Promise<Code>): { load: () => Promise<Code>; prefetch: () => void } {
  let loading: Promise<Code> | undefined
  const start = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return {
    load: start,
    prefetch() {
      // Node has no `onLine`.
      if ('onLine' in navigator && !navigator.onLine) return
      start().catch(() => undefined)
    },
  }
}
