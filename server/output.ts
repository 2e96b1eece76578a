/**
 * Buffers lines and writes all lines of one event loop turn together, because each write is a system call.
 *
 * @param write called with lines and their line breaks
 * @returns `add` buffers a line; `flush` writes the buffer
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
