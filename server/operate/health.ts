import type { FailureKind } from '#contract/failureReport.ts'
import type { ProxyFault } from '../http/clients.ts'
import type { DeliveryFigures } from '../store/messages.ts'

/** What `/healthz` says, for an uptime monitor and for alerts. */
export type Health = {
  /** Whether the store can be written, the worker delivers, and backups are made. */
  ok: boolean
  store: 'writable' | 'failing'
  /** Since when every message could not be accepted (ISO 8601); missing if the last one was, or none came for 15 minutes. */
  failingSince?: string
  worker: 'alive' | 'stuck'
  /** Missing unless the backup of SQLite fails again and again, or is damaged, as it is if the database is. */
  backup?: 'failing'
  /** Missing unless old messages, or their files, cannot be removed again and again. */
  retention?: 'failing'
  /** Missing unless the last message came through a proxy behind which all visitors share one limit. */
  proxy?: ProxyFault
  /** Missing unless a message of a visitor's browser was refused within an hour: the status of the last. */
  refused?: RefusedVisitor
  /** Missing unless browsers report more failures today than in the week before: of which kinds. */
  failures?: FailureKind[]
  /** How many mails to the company have waited for five minutes, and were given up. */
  lateCompanyMails: number
  givenUpCompanyMails: number
  /** How many text messages, and events for the CRM, have waited for five minutes. */
  lateTextMessages: number
  lateEvents: number
  /** How many of anything else were given up in the last 24 hours. */
  givenUpOthers: number
}

/** The status with which a visitor's message was refused, though nothing is wrong with it. */
export type RefusedVisitor = 401 | 403 | 429

/** Whether nobody has to look after anything, which `/healthz/all` says. */
export const isAllFine = (health: Health): boolean =>
  health.ok &&
  health.lateCompanyMails + health.givenUpCompanyMails + health.lateTextMessages + health.lateEvents === 0 &&
  health.retention === undefined &&
  health.proxy === undefined

type HealthOptions = {
  /** Writes to the store, and resolves with how deliveries do. */
  probe: () => Promise<DeliveryFigures>
  findGrowing?: () => Promise<FailureKind[]>
  failingSince?: () => number | null
  isWorkerAlive: () => boolean
  isBackupFailing: () => boolean
  isRetentionFailing?: () => boolean
  findProxyFault?: () => ProxyFault | undefined
  findRefused?: () => RefusedVisitor | undefined
  /** Monotonic milliseconds. */
  now?: () => number
}

/** `/healthz` is public, so its calls within this time share one probe, in milliseconds. */
const cachedMs = 2_000

/** Creates the health check. A store that hangs is reported after its own timeouts, within 15 s. */
export function createHealthCheck(options: HealthOptions): () => Promise<Health> {
  const {
    probe,
    findGrowing = async () => [],
    failingSince = () => null,
    isWorkerAlive,
    isBackupFailing,
    isRetentionFailing = () => false,
    findProxyFault = () => undefined,
    findRefused = () => undefined,
    now = () => performance.now(),
  } = options
  const read = async () => ({ ...(await probe()), failures: await findGrowing() })
  let probing: Promise<Awaited<ReturnType<typeof read>> | undefined> | undefined
  let startedAt = 0

  return async () => {
    if (!probing || now() - startedAt >= cachedMs) {
      startedAt = now()
      probing = read().catch(() => undefined)
    }
    const figures = await probing
    const [isAlive, isUncopied] = [isWorkerAlive(), isBackupFailing()]
    const since = failingSince()
    const [proxy, refused] = [findProxyFault(), findRefused()]
    // The probe may succeed while messages fail, as when only a page of an index is damaged.
    const isFailing = figures === undefined || since !== null
    return {
      ok: !isFailing && isAlive && !isUncopied,
      store: isFailing ? 'failing' : 'writable',
      ...(since !== null && { failingSince: new Date(since).toISOString() }),
      worker: isAlive ? 'alive' : 'stuck',
      ...(isUncopied && { backup: 'failing' as const }),
      ...(isRetentionFailing() && { retention: 'failing' as const }),
      ...(proxy && { proxy }),
      ...(refused && { refused }),
      ...(figures?.failures.length && { failures: figures.failures }),
      lateCompanyMails: figures?.lateMails ?? 0,
      givenUpCompanyMails: figures?.givenUp ?? 0,
      lateTextMessages: figures?.lateTexts ?? 0,
      lateEvents: figures?.lateEvents ?? 0,
      givenUpOthers: figures?.givenUpOthers ?? 0,
    }
  }
}
