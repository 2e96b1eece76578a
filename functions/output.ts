/**
 * Gathers lines and writes those of one turn together: a line each would be a call to the system each.
 *
 * @param write takes lines with their breaks
 * @returns takes a line; `flush` writes what is left
 */
export function gatherLines(write: (lines: string) => void) {
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) write(lines.join(''))
    lines = []
  }
  return {
    add(line: string): void {
      if (lines.length === 0) setImmediate(flush)
      lines.push(line)
    },
    flush,
  }
}
