/** The widths of the design in pixels. */
export const widths = [360, 768, 1280] as const

/**
 * Returns the size of a CSS length at a width of the window, in pixels with at most one decimal: the browser computes it.
 *
 * @param value such as `clamp(1rem, 4vw, 2.5rem)`
 */
export function measure(value: string, width: number): string {
  const convert = (css: string) => css.replaceAll(/([\d.]+)vw/g, (_, share) => `${(Number(share) * width) / 100}px`)
  const ruler = document.createElement('div')
  ruler.style.cssText = 'position: absolute; visibility: hidden'
  // The text of the site, for lengths in `em`.
  ruler.style.fontSize = convert(getComputedStyle(document.documentElement).getPropertyValue('--text-m'))
  ruler.style.inlineSize = convert(value)
  document.body.append(ruler)
  const size = Number.parseFloat(getComputedStyle(ruler).inlineSize)
  ruler.remove()
  return String(Math.round(size * 10) / 10)
}
