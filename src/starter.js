// The one inline script, the same on every page (build/page.ts puts it in): fetches and starts the page's modules after
// the first frame, or at the first touch, key or focus. Plain JavaScript, because nothing compiles it but a minifier.
;(() => {
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    const modules = document.querySelector('meta[name="modules"]').content.split(' ')
    for (const href of modules) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    void import(modules[0])
  }
  requestAnimationFrame(() => setTimeout(start))
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { capture: true, once: true })
  // A submit that comes before the page is alive waits at its form (useDraft), and nothing typed leaves the page.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    event.target.dataset.early = ''
  })
})()
