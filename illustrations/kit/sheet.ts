import {
  area,
  d,
  detail,
  disc,
  grid,
  hair,
  ink,
  line,
  n,
  onBlueprint,
  outline,
  paper,
  poly,
  sheet,
  signal,
  steel,
  type Point,
} from './lines.ts'

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

/**
 * Single-stroke capitals after ISO 3098, ten units high. They are paths, not text, so a drawing looks the same without
 * the font. `width | x,y then relative commands | …`
 */
export const glyphs: Record<string, string> = {
  A: '6.4|0,10l3.2-10 3.2 10|1.2,6.6h4',
  B: '6|0,5h3.5a2.5 2.5 0 0 1 0 5h-3.5v-10h3.2a2.5 2.5 0 0 1 0 5',
  C: '6|6,2.8a3 3 0 0 0-6 .2v4a3 3 0 0 0 6 .2',
  D: '6|0,0h2.5a3.5 3.5 0 0 1 3.5 3.5v3a3.5 3.5 0 0 1-3.5 3.5h-2.5z',
  E: '5.4|5.4,0h-5.4v10h5.4|0,5h4.4',
  F: '5.2|5.2,0h-5.2v10|0,5h4.2',
  G: '6|6,2.8a3 3 0 0 0-6 .2v4a3 3 0 0 0 6 0v-1.6h-2.6',
  H: '6|0,0v10|6,0v10|0,5h6',
  I: '0|0,0v10',
  J: '4.8|4.8,0v7.2a2.4 2.4 0 0 1-4.8 .3',
  K: '5.8|0,0v10|5.6,0l-5.6 6|2,4l3.8 6',
  L: '5|0,0v10h5',
  M: '7|0,10v-10l3.5 6.4 3.5-6.4v10',
  N: '6|0,10v-10l6 10v-10',
  O: '6|0,3a3 3 0 0 1 6 0v4a3 3 0 0 1-6 0z',
  P: '6|0,10v-10h3.3a2.7 2.7 0 0 1 0 5.4h-3.3',
  Q: '6|0,3a3 3 0 0 1 6 0v4a3 3 0 0 1-6 0z|3.6,7.6l2.6 2.6',
  R: '6|0,10v-10h3.3a2.7 2.7 0 0 1 0 5.4h-3.3|3,5.4l3 4.6',
  S: '5.8|5.6,2.4c-.2-3.2-5.4-3.2-5.4.1 0 3 5.6 2 5.6 5 0 3.4-5.7 3.4-5.8 .1',
  T: '6|0,0h6|3,0v10',
  U: '6|0,0v7a3 3 0 0 0 6 0v-7',
  V: '6|0,0l3 10 3-10',
  W: '8.4|0,0l2 10 2.2-8 2.2 8 2-10',
  X: '6|0,0l6 10|6,0l-6 10',
  Y: '6|0,0l3 5 3-5|3,5v5',
  Z: '6|0,0h6l-6 10h6',
  '0': '5.6|0,2.8a2.8 2.8 0 0 1 5.6 0v4.4a2.8 2.8 0 0 1-5.6 0z',
  '1': '2.6|0,2l2.6-2v10',
  '2': '5.6|0,2.8a2.8 2.8 0 0 1 5.6 0c0 2.4-5.6 4.4-5.6 7.2h5.7',
  '3': '5.6|0,0h5.4l-3 4c5 0 4.4 6 .4 6-1.6 0-2.6-.8-3-2.2',
  '4': '6|4.5,10v-10l-4.5 7h6',
  '5': '5.6|5.2,0h-4.6l-.5 4.6c2.8-1.6 5.5 0 5.5 2.6 0 3.5-4.8 3.8-5.6.8',
  '6': '5.6|4.8,0c-3 1.2-4.8 4-4.8 7.2a2.8 2.8 0 1 0 .3-1.3',
  '7': '5.4|0,0h5.4l-3.6 10',
  '8': '5.6|2.8,4.7a2.35 2.35 0 1 1 .01 0a2.65 2.65 0 1 1-.01 0',
  '9': '5.6|.8,10c3-1.2 4.8-4 4.8-7.2a2.8 2.8 0 1 0-.3 1.3',
  '-': '3.4|0,5.3h3.4',
  '.': '0|0,9.7v.3',
  ',': '.6|.6,9.7l-.6 1.8',
  ':': '0|0,4v.3|0,9v.3',
  '/': '4|0,10l4-10',
  '+': '5|0,5.5h5|2.5,3v5',
  '×': '4|0,3.8l4 4|4,3.8l-4 4',
  '?': '5|0,2.5a2.5 2.5 0 1 1 3.8 2.2c-1 .6-1.3 1.2-1.3 2.3|2.5,9.7v.3',
  '!': '0|0,0v7|0,9.7v.3',
  '%': '7|0,2.2a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0|3.8,7.8a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0|6.2,0l-5.4 10',
  '&': '6|6,10l-4.6-6.6c-1-2 .2-3.4 1.5-3.4s2.4 1.6 1.2 3c-2 2-4.1 2.4-4.1 4.4 0 3.4 5.2 3.4 5.8-1.8',
  Ø: '6|0,3a3 3 0 0 1 6 0v4a3 3 0 0 1-6 0z|-.6,10.6l7.2-11.2',
  '°': '2.6|0,1.3a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0',
  ' ': '3',
}

const tip = ([x, y]: Point, angle: number, size = 12, open = 0.24): string =>
  poly(
    [x, y],
    [x - size * Math.cos(angle - open), y - size * Math.sin(angle - open)],
    [x - size * Math.cos(angle + open), y - size * Math.sin(angle + open)],
  )

/** Options of a dimension. `off` is its distance from the measured points, to the left when looking from a to b. */
export type Dimension = { off?: number; height?: number; color?: string }

/** Draws a dimension between two points: extension lines, arrows, and a label in a gap of the line. */
export const dimension = (a: Point, b: Point, label = '', options: Dimension = {}): string => {
  const { off = 40, height = 24, color = steel } = options
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const [nx, ny] = [Math.sin(angle), -Math.cos(angle)]
  const move = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by]
  const past = off + Math.sign(off || 1) * 10
  const [p, q] = [move(a, off), move(b, off)]
  const half = label ? measureText(label, height) / 2 + 12 : 0
  const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const flip = Math.abs(angle) > Math.PI / 2 + 0.01 ? Math.PI : 0
  const turn = ((angle + flip) * 180) / Math.PI
  const [dx, dy] = [-Math.sin(angle + flip) * (height / 2), Math.cos(angle + flip) * (height / 2)]
  return (
    hair(
      (off ? line(move(a, Math.sign(off) * 8), move(a, past)) + line(move(b, Math.sign(off) * 8), move(b, past)) : '') +
        line(p, [mx - half * cos, my - half * sin]) +
        line([mx + half * cos, my + half * sin], q),
      color,
    ) +
    area(tip(p, angle + Math.PI) + tip(q, angle), color) +
    (label &&
      lettering(mx + dx, my + dy, label, height, { anchor: 'middle', turn, color: color === steel ? ink : color }))
  )
}

/** Draws an arrow along points, dashed by default, to show the path of an object. */
export const arrow = (points: Point[], color: string = steel, dash = '8 6', width = 1.5): string => {
  const [before, end] = [points.at(-2), points.at(-1)]
  if (!before || !end) return ''
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
  const size = 10 + 4 * width
  const stop: Point = [end[0] - (size / 2) * Math.cos(angle), end[1] - (size / 2) * Math.sin(angle)]
  const stroke = hair(line(...points.slice(0, -1), stop), color, dash).replace(
    'stroke-width="1"',
    `stroke-width="${width}"`,
  )
  return stroke + area(tip(end, angle, size, width > 2 ? 0.42 : 0.24), color)
}

/** Draws a center line (long dash, dot). */
export const centerLine = (a: Point, b: Point, color: string = steel): string => hair(line(a, b), color, '18 4 3 4')

/** Draws the crossed center lines of a round part. */
export const centerMark = (x: number, y: number, r: number, color: string = steel): string =>
  hair(d`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, color, '18 4 3 4')

/** Draws a leader from a part to its numbered balloon, as in a parts list. */
export const callout = (from: Point, to: Point, number: string | number, accent = false, r = 22): string => {
  const angle = Math.atan2(from[1] - to[1], from[0] - to[0])
  return (
    hair(line(from, [to[0] + r * Math.cos(angle), to[1] + r * Math.sin(angle)]), ink) +
    area(disc(from[0], from[1], 4), ink) +
    `<g stroke-width="1.5">${outline(disc(to[0], to[1], r), accent ? signal : sheet)}</g>` +
    lettering(to[0], to[1] + r * 0.41, String(number), r * 0.82, {
      anchor: 'middle',
      color: accent ? sheet : ink,
      weight: 2.2,
    })
  )
}

/** Draws a horizontal scale with a tick each `step` and a long tick every fifth. */
export const scale = (x: number, y: number, w: number, step = 10, up = true): string => {
  let ticks = d`M${x} ${y}h${w}`
  for (let i = 0; i * step <= w + 0.1; i++) ticks += d`M${x + i * step} ${y}v${(up ? -1 : 1) * (i % 5 ? 6 : 12)}`
  return hair(ticks, ink)
}

/** A finished drawing and its alt text. */
export type Plate = { name: string; alt: string; number: string; svg: string }

/** Options of a plate; `ground` is paper by default. */
export type PlateParts = { name: string; alt: string; number: string; parts: string[]; ground?: 'paper' | 'blueprint' }

const tight = (path: string): string =>
  path.slice(0, 3) +
  path
    .slice(3)
    .replace(/ -/g, '-')
    .replace(/l(-?[\d.]+) 0(?=[A-Za-z"])/g, 'h$1')
    .replace(/l0 ?(-?[\d.]+)(?=[A-Za-z"])/g, 'v$1')

const pale: Record<string, string> = { '#eeeeea': '#123b58', '#e3e5e4': '#1a4665', '#b6bfc6': '#6f8ca0' }

const plotted = (svg: string): string =>
  svg.replace(/"(#[\da-f]{6})"/g, (whole, tone: string) => `"${onBlueprint[tone] ?? pale[tone] ?? whole.slice(1, -1)}"`)

/**
 * Creates a complete SVG document. `@` in ids becomes the drawing's name, so that ids of two drawings on a page differ.
 */
export const document = (name: string, w: number, h: number, body: string, weight = 3, dark = false): string => {
  const drawn = `<g fill="${sheet}" stroke="${ink}" stroke-width="${weight}">${body}</g>`
    .replace(/ d="[^"]+"/g, tight)
    .replaceAll('@', `${name}-`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="drawing" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${n(w)} ${n(h)}">` +
    `${dark ? plotted(drawn) : drawn.replaceAll(`"${sheet}"`, '"#fff"')}</svg>\n`
  )
}

/** Draws the sheet's frame: fine grid, inner border, zone ticks at the edges. */
export const frame = (): string => {
  let ticks = ''
  for (let x = 315; x < 1170; x += 285) ticks += d`M${x} 0v30M${x} 600v30`
  for (let y = 172.5; y < 600; y += 142.5) ticks += d`M0 ${y}h30M1170 ${y}h30`
  return (
    grid(30, 30, 1140, 570, 10, '#eeeeea') +
    grid(30, 30, 1140, 570, 50, '#e3e5e4') +
    hair(ticks, '#b6bfc6') +
    hair('M30 30h1140v570H30z', steel)
  )
}

/** Draws the title block at the lower right: part number, scale, projection symbol. */
export const titleBlock = (number: string): string =>
  `<path stroke-width="1.5" d="M940 540h230v60H940z"/>` +
  hair('M1060 540v60M1115 540v60') +
  lettering(956, 583, number, 26) +
  detail('M1070 562l14 4v8l-14 4zM1105 570a8 8 0 1 1-16 0a8 8 0 1 1 16 0zM1101 570a4 4 0 1 1-8 0a4 4 0 1 1 8 0z') +
  lettering(1142.5, 579, '1:1', 18, { anchor: 'middle', weight: 2.2 })

/**
 * Creates a plate, 1200 × 630, on its framed sheet. Parts must stay within 30 … 1170 and 30 … 600, clear of the title
 * block at 940 … / 540 …
 */
export const plate = ({ name, alt, number, parts, ground = 'paper' }: PlateParts): Plate => {
  const dark = ground === 'blueprint'
  const back = `<path fill="${dark ? sheet : paper}" stroke="none" d="M0 0h1200v630H0z"/>`
  return {
    name,
    alt,
    number,
    svg: document(name, 1200, 630, back + frame() + parts.join('') + titleBlock(number), 3, dark),
  }
}

/** Draws the floor line with hatched soil. */
export const ground = (x: number, y: number, w: number): string => {
  let soil = ''
  for (let i = 10; i <= w; i += 10) soil += d`M${x + i} ${y}l-10 10`
  return hair(soil, steel) + `<path fill="none" d="${d`M${x} ${y}h${w}`}"/>`
}
