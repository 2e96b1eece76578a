/** Returns a time left as text: `0.4 s`, `42 s`, `12 min`. Time that has passed counts as none. */
export function formatLeft(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  return seconds < 100 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}
