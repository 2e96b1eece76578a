// The start of a page, inline in its head: the same on every page, so that one Content-Security-Policy hash allows it.
// `<html data-start>` shows its state:
//
//   delivered  -- first frame, touch, key or focus --> loading
//   loading    -- all modules are there ------------> hydrated
//   loading    -- a module is missing --------------> incomplete
//   delivered, loading -- a form is sent natively --> submitted
//   submitted  -- Back -----------------------------> delivered, by a reload
// delivered:  the HTML is complete. It can be read, its links work, its forms are sent by the browser.
// loading:    the page's modules are requested and executed. A visitor notices nothing.
// hydrated:   React has taken over.
// incomplete: the page stays as delivered, and says what needs JavaScript. Before that it is reloaded once.
// submitted:  the browser sends a form. A hydrated form could send the same content again, so the page stays as it is.
import { noteArrival, storeEntry, storeSubmit } from './entriesBeforeHydration.ts'

type State = 'delivered' | 'loading' | 'hydrated' | 'incomplete' | 'submitted'

const { dataset } = document.documentElement
const is = (state: State) => dataset['start'] === state
const enter = (state: State) => (dataset['start'] = state)

enter('delivered')
const isAnswer = location.pathname.startsWith('/forms/')
if (isAnswer) noteArrival()

async function load() {
  if (!is('delivered')) return
  enter('loading')
  // The entry is the first.
  const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel="deferred-module"]')]
  for (const link of modules) link.rel = 'modulepreload'
  let hydrate
  try {
    await import(/* @vite-ignore */ modules[0]!.href)
    hydrate = await window.preparePage()
  } catch (error) {
    return onIncomplete(error)
  }
  // The visitor may have sent a form meanwhile.
  if (!is('loading')) return
  await hydrate()
  enter('hydrated')
}

// Safari has no scroll anchoring: the typeface would move the target of a hash by the lines that it adds or removes above it.
async function keepTarget() {
  if (CSS.supports('overflow-anchor', 'auto')) return
  const place = scrollY
  await document.fonts.ready
  // The visitor may have scrolled meanwhile.
  if (scrollY === place) document.querySelector(':target')?.scrollIntoView()
}

const start = () => void load()
// A long page is parsed and painted in parts. The modules wait for the frame that shows all of its text.
addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)))
addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => void keepTarget()))
for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { capture: true, once: true })

// Missing modules may load at a second attempt, or belong to an older build. But a reload would empty a form or remove an
// answer, and cancel the navigation of a clicked link, for which Firefox aborts the modules.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
let mayReload = !isAnswer && navigation?.type !== 'reload'
for (const type of ['input', 'click']) addEventListener(type, () => (mayReload = false), { once: true })

function onIncomplete(error: unknown) {
  if (!is('loading')) return
  if (mayReload && navigator.onLine) return location.reload()
  enter('incomplete')
  dataset['scripts'] = 'none'
  for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent
  reportError(error)
}

addEventListener('input', storeEntry)
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (defaultPrevented) return
  storeSubmit(target as HTMLFormElement)
  if (!is('hydrated')) enter('submitted')
})

// The visitor has come Back, perhaps from the browser's error page. If the form has not arrived, its draft is restored.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && is('submitted') && navigator.onLine) location.reload()
})
