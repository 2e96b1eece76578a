// The one inline script, the same on every page (build/page.ts puts it in): fetches and starts the page's modules after
// the first frame, or at the first touch, key or focus. Plain JavaScript, because nothing compiles it but a minifier.
;(() => {
  const meta = (name) => document.querySelector(`meta[name="${name}"]`)
  const files = [meta('typeface').content, ...meta('modules').content.split(' ')]
  const integrity = meta('integrity').content.split(' ')
  // A file that is not what the page was built with is not used.
  const preload = (rel, which) =>
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel,
        href: files[which],
        integrity: integrity[which],
        as: rel === 'preload' ? 'font' : '',
        crossOrigin: '',
      }),
    )
  // The typeface, where a page comes so quickly that it can be there too before the first frame (src/typeface.ts).
  const isEarly = performance.now() < 150
  if (isEarly) {
    document.documentElement.dataset.typeface = 'early'
    preload('preload', 0)
  }
  const fetchModules = () => {
    for (let which = 1; which < files.length; which += 1) preload('modulepreload', which)
  }
  // Who opens a form wants to use it. On a slow line its modules are asked for at once: they cannot be there before the
  // first frame, and like all others they run after it.
  const isUrgent = !isEarly && 'urgent' in meta('modules').dataset
  if (isUrgent) fetchModules()
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    if (!isUrgent) fetchModules()
    import(files[1]).catch(stand)
  }
  // Scripts that did not come may come at a second try, or be those of an older site: a page in which nothing was entered
  // is loaded anew, once. Else it stays as it was delivered, and says what it says to those who run none.
  let mayReload = performance.getEntriesByType('navigation')[0]?.type !== 'reload'
  addEventListener('input', () => (mayReload = false), { once: true })
  const stand = () => {
    if (mayReload && navigator.onLine) return location.reload()
    for (const unscripted of document.querySelectorAll('noscript')) unscripted.outerHTML = unscripted.textContent
  }
  addEventListener('page.missing', stand)
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start))
  // The text of the first frame waits for an early typeface, as long as browsers give it; the modules wait for the text.
  const startAfterText = () => {
    setTimeout(start, 500)
    void document.fonts.ready.then(() => requestAnimationFrame(startAfterFrame))
  }
  if (isEarly) requestAnimationFrame(() => setTimeout(startAfterText))
  else startAfterFrame()
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { capture: true, once: true })
  // A submit that comes before the page is alive waits at its form (useDraft), and nothing typed leaves the page.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    event.target.dataset.early = ''
  })
  // So does Enter in a line, which a disabled button would swallow (D5; from then on src/components/form/submitOnEnter.ts).
  const keepEnter = ({ key, isComposing, target }) => {
    if (key !== 'Enter' || isComposing || !target.matches('input:not([type="checkbox"], [type="date"])')) return
    if (target.form?.querySelector('[type="submit"]:disabled')) target.form.dataset.early = ''
  }
  addEventListener('keydown', keepEnter)
  // So does a click on a button that only a script answers. React lets none pass through a part that it has not taken over.
  const early = new Set()
  let tries = 0
  const keepClick = ({ target }) => {
    const button = target.closest('[type="button"]')
    if (tries > 0) early.delete(button)
    else if (button) early.add(button)
  }
  const clickAgain = () => {
    tries += 1
    for (const button of early) button.click()
    if (early.size > 0 && tries < 20) setTimeout(clickAgain, 50)
    else removeEventListener('click', keepClick)
  }
  addEventListener('click', keepClick)
  addEventListener('page.alive', () => {
    removeEventListener('keydown', keepEnter)
    clickAgain()
  })
})()
