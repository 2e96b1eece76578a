/** Returns rows as columns of equal width, with blanks between; the last column is as wide as its texts. */
export function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Returns a moment as `2026-11-21 20:24:00Z`. */
export const formatTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('T', ' ').replace(/\.\d+/, '')

/** Returns JSON whose times, which the store has in milliseconds, are in ISO 8601. */
export const toJson = (value: unknown): string =>
  JSON.stringify(
    value,
    (key, one: unknown) => (typeof one === 'number' && key.endsWith('At') ? new Date(one).toISOString() : one),
    2,
  )
