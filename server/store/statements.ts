// What the statements of the store are built of.

/** Returns `$1, $2 …` for so many values; for none `NULL`, because PostgreSQL does not know `IN ()`. */
export const list = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `$${index + from}`).join(', ') || 'NULL'

/** Runs a statement for so many ids at a time, because engines take 32,766 and 65,535 values. Returns all rows. */
export async function inChunks<Row>(
  ids: readonly string[],
  run: (some: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[][] = []
  for (let start = 0; start < ids.length; start += 500) rows.push(await run(ids.slice(start, start + 500)))
  return rows.flat()
}
