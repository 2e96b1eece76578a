import type { CompanyMails } from './store/messages.ts'

/** What `/healthz` says, for an uptime monitor and for alerts. */
export type Health = {
  /** Whether the store can be written and the worker delivers. */
  ok: boolean
  store: 'writable' | 'failing'
  /** Since when every message could not be accepted (ISO 8601); missing if the last one was, or none came for 15 minutes. */
  failingSince?: string
  worker: 'alive' | 'stuck'
  /** For how long the oldest undelivered mail to the company has waited; null if none waits, or if the store fails. */
  oldestCompanyMailSeconds: number | null
  /** How many mails to the company have waited for five minutes, and were given up in the last 24 hours. */
  lateCompanyMails: number
  givenUpCompanyMails: number
}

export type HealthOptions = {
  /** Writes to the store, and resolves with how the mails to the company do. */
  probe: () => Promise<CompanyMails>
  failingSince?: () => number | null
  isWorkerAlive: () => boolean
  /** Monotonic milliseconds. */
  now?: () => number
}

/** `/healthz` is public, so its calls within this time share one probe, in milliseconds. */
const cachedMs = 2_000

/** Creates the health check. A store that hangs is reported after its own timeouts, within 15 s. */
export function createHealthCheck(options: HealthOptions): () => Promise<Health> {
  const { probe, failingSince = () => null, isWorkerAlive, now = () => performance.now() } = options
  let probing: Promise<CompanyMails | undefined> | undefined
  let startedAt = 0

  return async () => {
    if (!probing || now() - startedAt >= cachedMs) {
      startedAt = now()
      probing = probe().catch(() => undefined)
    }
    const mails = await probing
    const isAlive = isWorkerAlive()
    const oldestMs = mails?.oldestMs ?? null
    const since = failingSince()
    // The probe may succeed while messages fail, as when only a page of an index is damaged.
    const isFailing = mails === undefined || since !== null
    return {
      ok: !isFailing && isAlive,
      store: isFailing ? 'failing' : 'writable',
      ...(since !== null && { failingSince: new Date(since).toISOString() }),
      worker: isAlive ? 'alive' : 'stuck',
      oldestCompanyMailSeconds: oldestMs === null ? null : Math.round(oldestMs / 1_000),
      lateCompanyMails: mails?.late ?? 0,
      givenUpCompanyMails: mails?.givenUp ?? 0,
    }
  }
}
