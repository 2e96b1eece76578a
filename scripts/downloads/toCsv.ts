/** Creates a CSV file (RFC 4180). It starts with a byte order mark, by which Excel recognizes UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return `\uFEFF${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`
}
