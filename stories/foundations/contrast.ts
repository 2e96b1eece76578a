/**
 * Returns the contrast ratio of two colors, from 1 to 21.
 *
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param one, other as `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Contrast ratios that WCAG 2.2 AA requires of text, and of large text, icons and borders with a meaning. */
export const required = { text: 4.5, graphics: 3 }

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
