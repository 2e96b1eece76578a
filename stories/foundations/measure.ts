/** The widths of the design in pixels. */
export const widths = [360, 768, 1280] as const

/**
 * Returns the size of a CSS length at a width of the window, in pixels with at most one decimal: the browser computes it.
 *
 * @param value such as `clamp(1rem, 4vw, 2.5rem)`
 */
export function measure(value: string, width: number): string {
  const ruler = document.createElement('div')
  ruler.style.cssText = 'position: absolute; visibility: hidden'
  ruler.style.inlineSize = value.replaceAll(/([\d.]+)vw/g, (_, share) => `${(Number(share) * width) / 100}px`)
  document.body.append(ruler)
  const size = Number.parseFloat(getComputedStyle(ruler).inlineSize)
  ruler.remove()
  return String(Math.round(size * 10) / 10)
}
