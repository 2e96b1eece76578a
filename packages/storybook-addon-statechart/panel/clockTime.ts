/** Returns the local time of day with milliseconds: `14:03:07.042`. */
export function clockTime(at: number): string {
  const date = new Date(at)
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()]
  return `${time.map((part) => String(part).padStart(2, '0')).join(':')}.${String(date.getMilliseconds()).padStart(3, '0')}`
}
