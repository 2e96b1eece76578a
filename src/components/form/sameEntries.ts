/** Whether two flat records say the same; lets a selector hand out a new one each time. */
export function hasSameEntries(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
