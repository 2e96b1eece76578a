/** What `/healthz` says, for an uptime monitor and for alerts. */
export type Health = {
  /** Whether the store can be written and the worker delivers. */
  ok: boolean
  store: 'writable' | 'failing'
  worker: 'alive' | 'stuck'
  /** For how long the oldest undelivered mail to the company has waited; null if none waits, or if the store fails. */
  oldestCompanyMailSeconds: number | null
}

export type HealthOptions = {
  /** Writes to the store, and resolves with the milliseconds for which the oldest company mail has waited. */
  probe: () => Promise<number | null>
  isWorkerAlive: () => boolean
  /** Monotonic milliseconds. */
  now?: () => number
}

/** `/healthz` is public, so its calls within this time share one probe, in milliseconds. */
const cachedMs = 2_000

/** Creates the health check. A store that hangs is reported after its own timeouts, within 15 s. */
export function createHealthCheck(options: HealthOptions): () => Promise<Health> {
  const { probe, isWorkerAlive, now = () => performance.now() } = options
  let probing: Promise<number | null | 'failing'> | undefined
  let startedAt = 0

  return async () => {
    if (!probing || now() - startedAt >= cachedMs) {
      startedAt = now()
      probing = probe().catch(() => 'failing')
    }
    const waiting = await probing
    const isAlive = isWorkerAlive()
    return {
      ok: waiting !== 'failing' && isAlive,
      store: waiting === 'failing' ? 'failing' : 'writable',
      worker: isAlive ? 'alive' : 'stuck',
      oldestCompanyMailSeconds: typeof waiting === 'number' ? Math.round(waiting / 1_000) : null,
    }
  }
}
