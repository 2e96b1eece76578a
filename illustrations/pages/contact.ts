import {
  area,
  arrow,
  box,
  callout,
  dimension,
  envelope,
  ink,
  outline,
  penHand,
  plate,
  stroke,
  turn,
  type Point,
} from '../kit/index.ts'

const [left, top, width] = [190, 90, 400]
const [first, second] = [top + 250, top + 340]

/** Draws a line of handwriting, `waves` letters long. */
const handwriting = ([x, y]: Point, waves: number): string =>
  stroke(`M${x} ${y}${Array.from({ length: waves }, (_, i) => `q11-${i % 4 ? 34 : 64} 14 0t14 0`).join('')}`)

export default plate({
  name: 'contact',
  number: 'C-01',
  alt: 'A hand finishes the second of two lines on a sheet of paper. A dimension counts them, and an envelope waits.',
  parts: [
    outline(box(left, top, width, 450)),
    area(box(left + 50, top + 56, 130, 16), ink),
    handwriting([left + 50, first], 10),
    handwriting([left + 50, second], 7),
    dimension([left, second + 8], [left, first - 56], '2 LINES', { off: 60 }),
    turn(-8, 880, 180, envelope(750, 90, 270, 175, { accent: true })),
    arrow([
      [left + width, top + 70],
      [720, top + 70],
    ]),
    callout([970, 120], [1090, 90], 1, true),
    penHand(left + 258, second, 250, { arm: 464 }),
  ],
})
