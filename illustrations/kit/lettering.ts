import { glyphs } from './glyphs.ts'
import { ink } from './colors.ts'
import { n } from './lines.ts'

const gap = 2.4

/** Options of lettering: `anchor` as in SVG, `weight` of the line, `turn` in degrees around its own point. */
export type Lettering = { color?: string; anchor?: 'start' | 'middle' | 'end'; weight?: number; turn?: number }

/** Returns the width of a text in pixels at a cap height. */
export const measureText = (text: string, height: number): number =>
  (Array.from(text.toUpperCase()).reduce((sum, letter) => sum + parseFloat(glyphs[letter] ?? '3') + gap, -gap) *
    height) /
  10

/**
 * Draws capitals and figures as single-stroke paths; (x, y) is the left end of the baseline. Labels that must be
 * legible on a phone need a cap height of at least 24 on a plate 1200 px wide.
 */
export const lettering = (x: number, y: number, text: string, height = 24, options: Lettering = {}): string => {
  const { color = ink, anchor = 'start', weight = Math.max(1, height / 9), turn = 0 } = options
  let pen = 0
  let path = ''
  for (const letter of text.toUpperCase()) {
    const [width = '3', ...strokes] = (glyphs[letter] ?? '3').split('|')
    for (const each of strokes) {
      const [, from = '0', to = '0', rest = ''] = /^([-.\d]+),([-.\d]+)(.*)$/.exec(each) ?? []
      path += `M${n(pen + parseFloat(from))} ${n(parseFloat(to))}${rest}`
    }
    pen += parseFloat(width) + gap
  }
  const k = height / 10
  const shift = (anchor === 'middle' ? -(pen - gap) / 2 : anchor === 'end' ? gap - pen : 0) * k
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const [left, top] = [x + shift * cos + height * sin, y + shift * sin - height * cos]
  const place = turn ? ` rotate(${n(turn)})` : ''
  return (
    `<path fill="none"${color === ink ? '' : ` stroke="${color}"`} stroke-width="${n(weight / k)}" stroke-linecap="round" ` +
    `stroke-linejoin="round" transform="translate(${n(left)} ${n(top)})${place} scale(${Math.round(k * 100) / 100})" d="${path}"/>`
  )
}
