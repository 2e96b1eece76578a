/** A point of a picture, which is 400 wide and 300 high, or of the field for a signature. */
export type Point = [x: number, y: number]

/** What the engineer does on the picture: points, begins a line, extends it, draws a whole one, or clears all. */
export type Mark =
  | { kind: 'point' | 'begin' | 'extend'; at: Point }
  | { kind: 'line'; line: Point[] }
  | { kind: 'clear' }

/** What is drawn on the picture. The pointer is also where the visitor drew last; there is none before. */
export type Marks = { pointer?: Point; lines: Point[][] }

/** A signature, drawn as lines or typed as a name, and its time in milliseconds since 1970. */
export type Signature = { lines: Point[][]; name: string; signedAt: number }

export const noMarks: Marks = { lines: [] }

/** Returns a ring as a line that ends where it begins. */
const ring = ([x, y]: Point, radius: number) =>
  Array.from({ length: 37 }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / 36
    return [Number((x + radius * Math.cos(angle)).toFixed(1)), Number((y + radius * Math.sin(angle)).toFixed(1))]
  })

/** What the engineer has drawn when a call begins: a ring around the valve, whose leak the phone films (src/call/film.ts). */
export const circledLeak: Mark = { kind: 'line', line: ring([254, 72], 32) }

/** Returns what is drawn after a mark. */
export function applyMark(marks: Marks, mark: Mark): Marks {
  const { lines } = marks
  if (mark.kind === 'clear') return noMarks
  if (mark.kind === 'line') return { ...marks, lines: [...lines, mark.line] }
  const { kind, at: pointer } = mark
  if (kind === 'begin') return { pointer, lines: [...lines, [pointer]] }
  if (kind === 'extend') return { pointer, lines: [...lines.slice(0, -1), [...(lines.at(-1) ?? []), pointer]] }
  return { pointer, lines }
}
