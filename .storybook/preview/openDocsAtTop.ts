/**
 * Keeps a docs page at its top until the reader scrolls. The focus in a story, such as that of an open calendar, would
 * scroll the page to it.
 */
export function openDocsAtTop(): void {
  let page = ''
  let isReaders = false
  const isDocs = () => new URLSearchParams(location.search).get('viewMode') === 'docs'
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => (isReaders = true), { capture: true, passive: true })
  addEventListener(
    'scroll',
    () => {
      if (page !== location.search) isReaders = false
      page = location.search
      if (isDocs() && !isReaders && location.hash === '' && scrollY > 0) scrollTo(0, 0)
    },
    { passive: true },
  )
}
