/** A point of a picture, which is 400 wide and 300 high, or of the field for a signature. */
export type Point = [x: number, y: number]

/** What the engineer does on the picture: points, begins a line, extends it, or clears all. */
export type Mark = { kind: 'point' | 'begin' | 'extend'; at: Point } | { kind: 'clear' }

/** What is drawn on the picture. The pointer is where a line was drawn last, too. */
export type Marks = { pointer?: Point; lines: Point[][] }

/** A signature, drawn as lines or typed as a name, and its time in milliseconds since 1970. */
export type Signature = { lines: Point[][]; name: string; signedAt: number }

export const noMarks: Marks = { lines: [] }

/** Returns what is drawn after a mark. */
export function applyMark({ lines }: Marks, mark: Mark): Marks {
  if (mark.kind === 'clear') return noMarks
  const { kind, at: pointer } = mark
  if (kind === 'begin') return { pointer, lines: [...lines, [pointer]] }
  if (kind === 'extend') return { pointer, lines: [...lines.slice(0, -1), [...(lines.at(-1) ?? []), pointer]] }
  return { pointer, lines }
}
