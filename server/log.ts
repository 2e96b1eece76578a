/** Fields of a log line: ids, codes and numbers, never what a visitor typed. */
export type LogFields = Record<string, string | number | boolean | null | undefined>
export type LogLevel = 'info' | 'warn' | 'error'

/** Logs an event for the operator: `log('info', 'message.accepted', { id })`. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void

/**
 * Returns a log that writes one JSON object per line.
 *
 * @param write called with each line and its line break
 * @param clock milliseconds since 1970
 */
export function jsonLog(write: (line: string) => void, clock: () => number = Date.now): Log {
  return (level, event, fields = {}) =>
    write(`${JSON.stringify({ time: new Date(clock()).toISOString(), level, event, ...fields })}\n`)
}
