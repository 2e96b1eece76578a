/**
 * Notes what the names of a window stand for: fetch, Promise, JSON and all the others.
 *
 * @returns puts back what has been overwritten since, and says whether anything was
 */
export function noteBuiltIns(window: Window): () => boolean {
  const own = window as unknown as Record<string, unknown>
  const noted = Object.entries(Object.getOwnPropertyDescriptors(own)).filter(
    ([, { value, writable }]) => writable && (typeof value === 'function' || typeof value === 'object'),
  )
  return () => {
    const overwritten = noted.filter(([name, { value }]) => own[name] !== value)
    for (const [name, descriptor] of overwritten) Object.defineProperty(own, name, descriptor)
    return overwritten.length > 0
  }
}
