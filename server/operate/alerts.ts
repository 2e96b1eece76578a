import { hostname } from 'node:os'
import { postJson } from '../delivery/gateways.ts'
import type { NotDelivered } from '../delivery/notDelivered.ts'
import type { Health } from './health.ts'
import type { Log } from '../log.ts'

/** An incident is over when so many checks in a row found nothing, so that trouble that comes and goes is reported once. */
const quietChecks = 5

/** Milliseconds after which an open incident may speak again because there is more of it, and after which it does. */
const [pauseMs, reminderMs] = [15 * 60_000, 24 * 60 * 60_000]

type Incident = {
  name: string
  /** How much of it there is; undefined if the check could not find out. */
  count: (health: Health) => number | undefined
  begun: (count: number) => string
  /** What never ends by itself has none. */
  over?: string
}

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`)

/** What waits for a gateway, and how to see why. */
const lateAtGateway = (name: string, what: string, count: (health: Health) => number, kind: string): Incident => ({
  name,
  count: (health) => (health.store === 'failing' ? undefined : count(health)),
  begun: (late) =>
    `${what} are late: those of ${messages(late)} have waited for 5 minutes or longer. Each is stored and retried. ` +
    `See why they fail: npm run outbox -- list --state waiting (${kind})`,
  over: `${what} are no longer late.`,
})

const incidents: Incident[] = [
  {
    name: 'store',
    count: ({ store, worker }) => Number(store === 'failing' || worker === 'stuck'),
    begun: () =>
      'Messages cannot be stored or delivered. See /healthz and the log: disk space, permissions, PostgreSQL?',
    over: 'Messages are stored and delivered again.',
  },
  {
    name: 'backup',
    count: ({ backup }) => Number(backup === 'failing'),
    begun: () =>
      'The backup of today fails or is damaged. If the backup is damaged, the database is, too. See maintenance.failed in the ' +
      'log, and "Backup and restore" in docs/operations.md.',
    over: 'The backup was made and is sound.',
  },
  {
    name: 'retention',
    count: ({ retention }) => Number(retention === 'failing'),
    begun: () =>
      'Messages stay for longer than visitors were told: old ones, or their mail files, cannot be removed. See maintenance.failed ' +
      'in the log (task expire).',
    over: 'Old messages are removed again.',
  },
  {
    name: 'proxy',
    count: ({ proxy }) => Number(proxy !== undefined),
    begun: () =>
      'Visitors cannot be told apart: all who come through a proxy share one limit of messages, and most are refused. See ' +
      'proxy.untrusted, proxy.silent or proxy.unreadable in the log, and "The proxy" in docs/deployment.md.',
    over: 'Visitors are told apart again.',
  },
  {
    name: 'company-mail',
    count: ({ store, lateCompanyMails }) => (store === 'failing' ? undefined : lateCompanyMails),
    begun: (count) =>
      `The company has waited for 5 minutes or longer for ${messages(count)}, of which each is stored and retried. ` +
      'See why it fails: npm run outbox -- list --state waiting',
    over: 'No message to the company has been waiting for 5 minutes any longer.',
  },
  lateAtGateway('text-messages', 'Text messages', ({ lateTextMessages }) => lateTextMessages, 'text-message'),
  lateAtGateway('crm-events', 'Events for the CRM', ({ lateEvents }) => lateEvents, 'crm-webhook'),
  {
    name: 'given-up',
    count: ({ store, givenUpCompanyMails }) => (store === 'failing' ? undefined : givenUpCompanyMails),
    begun: (count) =>
      `${messages(count)} of the last 24 hours did not reach the company and will not be retried. ` +
      'Repair the cause, then: npm run outbox -- list --state dead',
  },
]

/** Returns a text as a chat takes it: workflows of Microsoft Teams take cards only, Slack and most others a text. */
function toPost(url: string, text: string) {
  if (!/\.(api\.powerplatform|logic\.azure)\.com$/.test(new URL(url).hostname)) return { text }
  const content = { type: 'AdaptiveCard', version: '1.4', body: [{ type: 'TextBlock', text, wrap: true }] }
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] }
}

/**
 * Tells a chat (`ALERT_WEBHOOK_URL`) about trouble: a POST when an incident begins, when more is concerned, after each day, and
 * when it is over, unless a message was given up. It checks every minute; a POST that fails is tried again at the next
 * check. Incidents are in memory only, because the store may be what fails. Returns what stops it.
 */
export function startAlerts(options: {
  checkHealth: () => Promise<Health>
  url: string | undefined
  log: Log
}): () => Promise<void> {
  const { checkHealth, url, log } = options
  if (url === undefined) return async () => undefined
  const states = incidents.map((incident) => ({ incident, told: 0, toldAt: -Infinity, quiet: 0 }))

  async function check(to: string): Promise<void> {
    const health = await checkHealth()
    for (const state of states) {
      const { incident, told } = state
      const count = incident.count(health)
      if (count === undefined) continue
      const pastMs = told === 0 ? Infinity : performance.now() - state.toldAt
      state.quiet = count > 0 ? 0 : state.quiet + 1
      const isNews = (count > told && pastMs >= pauseMs) || (count > 0 && incident.over && pastMs >= reminderMs)
      const isOver = told > 0 && state.quiet >= quietChecks
      if (!isNews && !isOver) {
        if (count > 0) state.told = Math.min(told, count)
        continue
      }
      const what = isNews ? 'begun' : 'over'
      // What was given up did not end well, and has an alert of its own.
      const text = isNews ? `Alert: ${incident.begun(count)}` : incident.over && `Over: ${incident.over}`
      if (text !== undefined && (isNews || health.givenUpCompanyMails === 0)) {
        const fields = { incident: incident.name, state: what }
        try {
          const body = JSON.stringify(toPost(to, `[${hostname()}] ${text}`))
          await postJson(to, body, { what: 'alert', headers: {}, isRefusalFinal: false })
          log('info', 'alert.sent', fields)
        } catch (error) {
          log('error', 'alert.failed', { ...fields, code: (error as NotDelivered).code })
          continue
        }
      }
      state.told = count
      // A step of the clock could otherwise silence it for days.
      state.toldAt = performance.now()
    }
  }

  let running = Promise.resolve()
  // The first check is after a minute, because what waited while the server was down is delivered by then.
  const timer = setInterval(() => {
    running = running.then(() => check(url))
  }, 60_000)
  return async () => {
    clearInterval(timer)
    await running
  }
}
