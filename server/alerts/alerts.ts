import type { Log } from '#server/log.ts'
import { NotDelivered } from '#server/delivery/transports/NotDelivered.ts'
import type { Channel } from './channels.ts'
import { createIncidents, type Description, type Incident } from './incidents.ts'

/** A store that takes longer counts as failing. A commit on a slow disk takes less. */
const checkTimeoutMs = 10_000

export type AlertOptions = {
  channels: Channel[]
  log: Log
  /** The name of this server, in each subject. */
  server: string
  /** Monotonic milliseconds. */
  now?: () => number
}

/** The calls of the store that a check uses. */
export type Checks = {
  /** Rejects if the store cannot be written. */
  write: () => Promise<unknown>
  /** Rejects if the store cannot be read. */
  oldestWaitingMs: () => Promise<number | null>
}

/**
 * Announces incidents on every channel: once when they begin, and once when they are over. A channel that fails is tried
 * again at the next check, if the incident is still open. Each server of a database announces its own.
 *
 * @returns `log` logs an event and opens the incident that it reports; `start` checks now and then at an interval;
 *   `stop` ends the checks
 */
export function createAlerts({ channels, log, server, now = () => performance.now() }: AlertOptions) {
  const incidents = createIncidents(now)
  let isStopped = false
  const announcers = channels.map((channel) =>
    createAnnouncer(channel, { open: incidents.open, log, server, isStopped: () => isStopped }),
  )
  const announce = () => Promise.all(announcers.map((announcer) => announcer()))
  let timer: NodeJS.Timeout | undefined
  let checking = Promise.resolve()

  async function check({ write, oldestWaitingMs }: Checks): Promise<void> {
    const conclude = incidents.beginCheck()
    const [isWritable, oldest] = await Promise.all([
      within(
        write().then(() => true),
        false,
      ),
      within(oldestWaitingMs(), undefined),
    ])
    conclude(isWritable, oldest)
    await announce()
  }

  return {
    log: ((level, event, fields = {}) => {
      log(level, event, fields)
      if (incidents.observe(event, fields)) void announce()
    }) satisfies Log,
    start(checks: Checks, everyMs = 60_000): void {
      if (channels.length === 0) return
      const run = () => {
        checking = checking.then(() => check(checks))
      }
      timer = setInterval(run, everyMs)
      run()
    },
    /** Resolves when no check and no alert is in flight. Unsent alerts are only in the log. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await checking
      await announce()
    },
  }
}

/** Resolves with a substitute if a promise rejects or takes too long. */
async function within<Value, Substitute>(promise: Promise<Value>, substitute: Substitute): Promise<Value | Substitute> {
  const timeout = Promise.withResolvers<Substitute>()
  const timer = setTimeout(() => timeout.resolve(substitute), checkTimeoutMs)
  try {
    return await Promise.race([promise, timeout.promise])
  } catch {
    return substitute
  } finally {
    clearTimeout(timer)
  }
}

/** Creates a function that sends a channel the alerts that it has not received yet. */
function createAnnouncer(
  { name, send }: Channel,
  options: { open: ReadonlyMap<Incident, Description>; log: Log; server: string; isStopped: () => boolean },
) {
  const { open, log, server, isStopped } = options
  const announced = new Map<Incident, Description>()
  let sending: Promise<void> | undefined
  let isOutdated = false

  async function announce(
    incident: Incident,
    state: 'open' | 'over',
    { subject, text }: Description,
  ): Promise<boolean> {
    const facts = { channel: name, incident, state }
    try {
      await send({ subject: `[${server}] ${state === 'open' ? 'Alert' : 'Over'}: ${subject}`, text })
      log('info', 'alert.sent', facts)
      return true
    } catch (error) {
      const code = error instanceof NotDelivered ? error.code : `internal ${(error as Error).name}`
      log('error', 'alert.failed', { ...facts, code })
      return false
    }
  }

  async function update(): Promise<void> {
    for (const [incident, description] of open)
      if (!announced.has(incident) && !isStopped() && (await announce(incident, 'open', description)))
        announced.set(incident, description)
    for (const [incident, { over }] of announced) {
      if (open.has(incident) || isStopped()) continue
      if (!over || (await announce(incident, 'over', over))) announced.delete(incident)
    }
  }

  async function updateUntilCurrent(): Promise<void> {
    while (isOutdated) {
      isOutdated = false
      await update()
    }
    sending = undefined
  }

  return (): Promise<void> => {
    isOutdated = true
    sending ??= updateUntilCurrent()
    return sending
  }
}
