const cachedMs = 2_000

/**
 * Creates a health check that writes to the store. It writes at most every two seconds, because `/healthz` is public.
 *
 * @param probe writes; rejects if the store cannot be written
 * @param now monotonic milliseconds
 */
export function createHealthCheck(
  probe: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let checkedAt = -Infinity
  let result: Promise<boolean> | undefined
  return () => {
    if (!result || now() - checkedAt >= cachedMs) {
      checkedAt = now()
      result = probe().then(
        () => true,
        () => false,
      )
    }
    return result
  }
}
