import type { LogFields } from '#server/log.ts'

/** The subject of an alert. */
export type Incident = 'mail' | 'waiting' | 'store' | 'budget' | 'quarantine'

/** How an open incident is described; `over` is missing if its end is not announced. */
export type Description = { subject: string; text: string; over?: { subject: string; text: string } }

const hour = 60 * 60_000

/** Mails that were given up are one incident until an hour has passed without another. */
const quietMs = hour
/** The store announces quarantined messages once a day at most; until then a channel that fails is tried again. */
const noticeMs = 12 * hour

const store: Description = {
  subject: 'Messages cannot be stored',
  text: 'The database cannot be written, so visitors see an error. Check disk space and permissions, or PostgreSQL.',
  over: { subject: 'Messages can be stored again', text: 'The database can be written again.' },
}
const waiting: Description = {
  subject: 'A message has been waiting for over an hour',
  text: 'It was accepted and is still being tried. See what fails: npm run outbox -- list --state waiting',
  over: { subject: 'No message waits for over an hour', text: 'The deliveries go out again.' },
}
const mail = ({ id, delivery, code }: LogFields): Description => ({
  subject: 'An email was given up',
  text: `The ${delivery} of message ${id} failed with "${code}". Repair the cause, then: npm run outbox -- resend ${id}`,
  over: {
    subject: 'Emails are delivered again',
    text: 'None was given up for an hour. Find those to resend: npm run outbox -- list --state dead',
  },
})
const budget = ({ limit, retryAfterSeconds }: LogFields): Description => ({
  subject: 'The daily budget is used up',
  text:
    `${limit} messages were accepted, so all visitors are refused for ${Math.ceil(Number(retryAfterSeconds) / 3_600)} ` +
    'hours at most. If they are no spam, raise DAILY_BUDGET and restart.',
  over: { subject: 'The daily budget is free again', text: 'Messages are accepted again.' },
})
const quarantine = ({ messages }: LogFields): Description => ({
  subject: 'Messages are in quarantine',
  text: `${messages} look like spam and were not delivered. Look at them: npm run outbox -- quarantine`,
})

/**
 * Tracks which incidents are open, from log events and checks. It is in memory only, because the store may be what fails.
 *
 * @param now monotonic milliseconds
 */
export function createIncidents(now: () => number) {
  const open = new Map<Incident, Description & { endsAt?: number }>()
  let lastDead = -Infinity
  let hasDelivered = false
  let storeFailures = 0

  const begin = (incident: Incident, description: Description, forMs?: number) => {
    if (!open.has(incident))
      open.set(incident, { ...description, ...(forMs !== undefined && { endsAt: now() + forMs }) })
  }
  const isMail = ({ delivery }: LogFields) => delivery === 'company-mail' || delivery === 'confirmation-mail'
  const failStore = () => {
    storeFailures += 1
    begin('store', store)
  }
  const events: Record<string, (fields: LogFields) => void> = {
    'message.unaccepted': failStore,
    'store.unavailable': failStore,
    'budget.reached': (fields) => begin('budget', budget(fields), Number(fields['retryAfterSeconds']) * 1_000),
    'quarantine.announced': (fields) => begin('quarantine', quarantine(fields), noticeMs),
    'delivery.dead': (fields) => {
      if (!isMail(fields)) return
      lastDead = now()
      hasDelivered = false
      begin('mail', mail(fields))
    },
    'delivery.delivered': (fields) => {
      if (isMail(fields)) hasDelivered = true
    },
  }

  return {
    open: open as ReadonlyMap<Incident, Description>,
    /** Called with each log event. Returns whether an incident began. */
    observe(event: string, fields: LogFields): boolean {
      const before = open.size
      events[event]?.(fields)
      return open.size > before
    },
    /**
     * Called when a check begins.
     *
     * @returns a function for the result. `isWritable`: whether the store takes a row; `oldestWaitingMs`: age of the
     *   oldest waiting message; null if none waits, undefined if it is unknown
     */
    beginCheck() {
      const failuresBefore = storeFailures
      return (isWritable: boolean, oldestWaitingMs: number | null | undefined): void => {
        if (!isWritable) begin('store', store)
        // A write that began before a failure proves nothing about the time after it.
        else if (storeFailures === failuresBefore) open.delete('store')
        if (oldestWaitingMs !== undefined) {
          if (oldestWaitingMs !== null && oldestWaitingMs > hour) begin('waiting', waiting)
          else open.delete('waiting')
        }
        if (hasDelivered && now() - lastDead >= quietMs) open.delete('mail')
        for (const [incident, { endsAt = Infinity }] of open) if (now() >= endsAt) open.delete(incident)
      }
    },
  }
}
