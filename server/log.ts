/** Fields of a log line: ids, codes and numbers, never what a visitor typed. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** Logs an event for the operator: `log('info', 'message.accepted', { id })`. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void

/** Returns what counts an event, and writes it at most once a minute, with how often it happened since the last time. */
export function oncePerMinute(write: (count: number) => void, now = Date.now): () => void {
  let [count, writtenAt] = [0, -Infinity]
  return () => {
    count += 1
    if (now() - writtenAt < 60_000) return
    write(count)
    count = 0
    writtenAt = now()
  }
}

/** Returns a log that writes one JSON object per line. */
export function jsonLog(write: (line: string) => void): Log {
  return (level, event, fields = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
}
