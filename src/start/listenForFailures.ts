// The script at the end of every page's body. The modules start after it, and the text does not wait for its bytes, as it would
// for those of a script in the head.
import { createReport } from './reportFailures.ts'

const entry = document.querySelector<HTMLLinkElement>('link[rel*="module"]')
const report = createReport(__FAILURES_URL__, entry?.href ?? '')
// An event without an error is of a script elsewhere, or a browser's own note.
addEventListener('error', ({ error, filename, lineno, colno }) => {
  if (error) report('error', error, undefined, `${filename}:${lineno}:${colno}`)
})
addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
addEventListener('vite:preloadError', ({ payload }) => report('module', payload))
window.reportFailure = report
