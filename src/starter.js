// The one inline script, the same on every page (build/page.ts puts it in): fetches and starts the page's modules after
// the first frame, or at the first touch, key or focus. Plain JavaScript, because nothing compiles it but a minifier.
;(() => {
  const said = (name) => document.querySelector(`meta[name="${name}"]`).content
  const files = [said('typeface'), ...said('modules').split(' ')]
  const integrity = said('integrity').split(' ')
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
  if (performance.now() < 150) {
    document.documentElement.dataset.typeface = 'early'
    preload('preload', 0)
  }
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    for (let which = 1; which < files.length; which += 1) preload('modulepreload', which)
    void import(files[1])
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
