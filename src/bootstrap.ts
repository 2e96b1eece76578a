// The one inline script, the same on every page. scripts/bundleBootstrap.ts bundles it and scripts/htmlPage.ts inlines it, so
// that one Content-Security-Policy hash allows it. It loads the page's modules without delaying the first frame.
import { storeEarlyClicks } from './earlyClicks.ts'
import { keepEntries, noteArrival } from './keepEntries.ts'

noteArrival()

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)!
const { dataset } = document.documentElement
const files = meta('modules').content.split(' ')
const integrity = meta('integrity').content.split(' ')

// With `integrity`, the browser refuses a file that is not the one that the page was built with.
const preload = (index: number) =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: files[index],
      integrity: integrity[index],
      crossOrigin: '',
    }),
  )

// The typeface waits for the modules, whose bytes and tasks it would delay. Until then, text is laid out in a fallback of
// the same metrics (src/styles/fonts.css, D53).
dataset['typeface'] = 'fallback'
async function showTypeface() {
  try {
    await document.fonts.load('1em Archivo')
  } catch {
    // Without a connection the fallback stays.
    return
  }
  // Safari has no scroll anchoring: it would move the target of a hash by the lines that are longer or shorter now.
  const target = CSS.supports('overflow-anchor', 'auto') ? null : document.querySelector(':target')
  const before = target?.getBoundingClientRect().top ?? 0
  delete dataset['typeface']
  if (target) scrollBy(0, target.getBoundingClientRect().top - before)
}

// A form that is submitted before hydration is sent natively (D28), and the page stays as it is while the answer comes.
// A hydrated form could send the same content again, under another key.
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (defaultPrevented) return
  dataset['sent'] = ''
  keepEntries(target as HTMLFormElement)
  mayReload = false
})

// Before hydration, a checkbox can disable another field of its form. Then the machine does it.
addEventListener('change', ({ target }) => {
  const { dataset: box, form, checked } = target as HTMLInputElement
  const field = form?.elements.namedItem(box['disables'] ?? '') as HTMLSelectElement | null | undefined
  if (field) field.disabled = checked
})

let hasStarted = false
const start = () => {
  if (hasStarted || 'sent' in dataset) return
  hasStarted = true
  for (const index of files.keys()) preload(index)
  import(/* @vite-ignore */ files[0]!).catch(onIncomplete)
}

// Missing modules may load at a second attempt, or belong to an older build. The page is reloaded once if nothing was
// entered. Otherwise it stays as delivered, as without JavaScript, and shows its <noscript> texts.
let mayReload =
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'reload'
addEventListener('input', () => (mayReload = false), { once: true })
// A click may follow a link. Firefox then aborts the modules, and a reload would cancel the navigation.
addEventListener('click', () => (mayReload = false), { once: true })
function onIncomplete() {
  if (mayReload && navigator.onLine) return location.reload()
  dataset['scripts'] = 'none'
  for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent
  void showTypeface()
}
addEventListener('app:incomplete', onIncomplete)

// A long page is parsed and painted in parts. The modules wait for the frame that shows all of its text.
addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)))
for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { capture: true, once: true })

addEventListener('app:hydrated', storeEarlyClicks())
addEventListener('app:hydrated', () => void showTypeface())
