import type { Config } from '../config.ts'
import { mailTransport } from '../delivery/deliver.ts'
import { postJson } from '../delivery/gateways.ts'
import { notices } from '../delivery/mails.ts'
import type { NotDelivered } from '../delivery/notDelivered.ts'
import type { Health } from './health.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'

/** An incident is over when so many checks in a row found nothing, so that trouble that comes and goes is reported once. */
const quietChecks = 5

/** Milliseconds after which the owner is reminded of an incident, or notified again if no notification was sent. */
const [reminderMs, retryMs] = [24 * 60 * 60_000, 5 * 60_000]

type Incident = {
  /** Whether it is so now; undefined if the check could not find out. */
  isOn: (health: Health) => boolean | undefined
  begun: (health: Health) => string
  over: string
}

/** Returns an incident that is counted in the store. */
const counted = (count: (health: Health) => number, begun: Incident['begun'], over: string): Incident => ({
  isOn: (health) => (health.store === 'failing' ? undefined : count(health) > 0),
  begun,
  over,
})

/** What every owner is notified of (docs/operations.md, "How you learn of trouble"). */
export const incidents = {
  store: {
    isOn: ({ store, worker }) => store === 'failing' || worker === 'stuck',
    begun: () =>
      'Messages cannot be stored or delivered. See /healthz and the log: disk space, permissions, PostgreSQL?',
    over: 'Messages are stored and delivered again.',
  },
  backup: {
    isOn: ({ backup }) => backup === 'failing',
    begun: () =>
      'The backup of today fails or is damaged. If the backup is damaged, the database is, too. See maintenance.failed in the ' +
      'log, and "Backup and restore" in docs/operations.md.',
    over: 'The backup was made and is sound.',
  },
  retention: {
    isOn: ({ retention }) => retention === 'failing',
    begun: () =>
      'Messages are kept for longer than the pages say: old ones, or their mail files, cannot be removed. See ' +
      'maintenance.failed in the log (task expire).',
    over: 'Old messages are removed again.',
  },
  proxy: {
    isOn: ({ proxy }) => proxy !== undefined,
    begun: () =>
      'All visitors who come through a proxy share one limit of messages, so most are refused. See proxy.untrusted, ' +
      'proxy.silent or proxy.unreadable in the log, and "The proxy" in docs/deployment.md.',
    over: 'Each visitor has a limit of messages again.',
  },
  refused: {
    isOn: ({ refused }) => refused !== undefined,
    begun: () =>
      'A message from a visitor’s browser was refused. request.refused in the log has the status: 401, the pages were built ' +
      'with another key than the server’s; 403, a form came from an address that is not in ALLOWED_ORIGINS; 429, a client has ' +
      'reached its limit (RATE_LIMITS), and can try again later.',
    over: 'For an hour no message from a visitor’s browser has been refused.',
  },
  companyMail: counted(
    ({ lateCompanyMails, givenUpCompanyMails }) => lateCompanyMails + givenUpCompanyMails,
    ({ lateCompanyMails, givenUpCompanyMails }) =>
      `Mails with messages have not reached the company: ${lateCompanyMails} have waited for 5 minutes or longer and are ` +
      `retried, ${givenUpCompanyMails} were given up. See why: npm run outbox -- list --state waiting (or dead)`,
    'No mail to the company is late or given up any longer.',
  ),
  textMessages: counted(
    ({ lateTextMessages }) => lateTextMessages,
    ({ lateTextMessages }) =>
      `${lateTextMessages} text messages have waited for 5 minutes or longer, and are retried. See why: npm run outbox -- list ` +
      '--state waiting (text-message)',
    'Text messages are no longer late.',
  ),
  crmEvents: counted(
    ({ lateEvents }) => lateEvents,
    ({ lateEvents }) =>
      `${lateEvents} events for the CRM have waited for 5 minutes or longer, and are retried. See why: npm run outbox -- list ` +
      '--state waiting (crm-webhook)',
    'Events for the CRM are no longer late.',
  ),
  othersGivenUp: counted(
    ({ givenUpOthers }) => givenUpOthers,
    ({ givenUpOthers }) =>
      `${givenUpOthers} confirmations, text messages or events for the CRM of the last 24 hours were given up. See why: npm ` +
      'run outbox -- list --state dead. A visitor whose address or number is wrong has to be called.',
    'For 24 hours nothing has been given up.',
  ),
  failures: counted(
    ({ failures }) => failures?.length ?? 0,
    ({ failures }) =>
      `The browsers of visitors report more failures today than in the week before (${failures?.join(', ')}). See what ` +
      'fails, where and in which browsers: npm run outbox -- failures',
    'Browsers report no more failures today than in the week before.',
  ),
} satisfies Record<string, Incident>

export type IncidentName = keyof typeof incidents

/** Notifies the owner. Resolves with whether at least one notification was sent. */
type Notify = (subject: string, text: string) => Promise<boolean>

/**
 * Returns what notifies the owner: by a mail to each address of MAIL_TO, and by a POST to ALERT_WEBHOOK_URL.
 *
 * @param place the machine, by which an owner of several knows it
 */
export function createNotify(config: Config, log: Log, place = ''): Notify {
  const { company, mail, alertWebhookUrl: url } = config
  const sendMail = mail.transport === 'file' ? undefined : mailTransport(config)
  return async (subject, text) => {
    const lines = place === '' ? [text] : [text, '', `Server: ${place}`]
    const ways = sendMail ? notices(company, subject, lines).map((notice) => sendMail(notice)) : []
    if (url !== undefined) {
      const body = JSON.stringify(toPost(url, `${place && `[${place}] `}${subject}: ${text}`))
      ways.push(postJson(url, body, { what: 'alert', headers: {} }))
    }
    const ended = await Promise.allSettled(ways)
    for (const one of ended)
      if (one.status === 'rejected') log('error', 'alert.failed', { code: (one.reason as NotDelivered).code })
    const isNotified = ended.some(({ status }) => status === 'fulfilled')
    if (isNotified) log('info', 'alert.sent', { subject })
    return isNotified
  }
}

/** Returns a text as a chat takes it: workflows of Microsoft Teams take cards only, Slack and most others a text. */
function toPost(url: string, text: string) {
  if (!/\.(api\.powerplatform|logic\.azure)\.com$/.test(new URL(url).hostname)) return { text }
  const content = { type: 'AdaptiveCard', version: '1.4', body: [{ type: 'TextBlock', text, wrap: true }] }
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] }
}

const subjects = { begun: 'The website needs attention', over: 'The website is in order again' }

/**
 * Notifies the owner when an incident begins, again after each day, and when it is over. It checks every minute. Incidents
 * are in memory only, because the store may be what fails. Returns what stops it.
 */
export function startAlerts({ checkHealth, notify }: { checkHealth: () => Promise<Health>; notify: Notify }) {
  // Monotonic times: a step of the clock could otherwise silence an incident for days.
  const states = Object.values<Incident>(incidents).map((incident) => ({
    incident,
    isNotified: false,
    nextAt: -Infinity,
    quiet: 0,
  }))

  async function check(): Promise<void> {
    const health = await checkHealth()
    for (const state of states) {
      const { incident } = state
      const isOn = incident.isOn(health)
      if (isOn === undefined) continue
      state.quiet = isOn ? 0 : state.quiet + 1
      if (isOn && performance.now() >= state.nextAt) {
        const isNotified = await notify(subjects.begun, incident.begun(health))
        state.isNotified ||= isNotified
        state.nextAt = performance.now() + (isNotified ? reminderMs : retryMs)
      } else if (state.quiet === quietChecks) {
        if (state.isNotified) await notify(subjects.over, incident.over)
        state.isNotified = false
        state.nextAt = -Infinity
      }
    }
  }

  let isChecking = false
  // The first check is after a minute, because what waited while the server was down is delivered by then.
  const timer = setInterval(() => {
    // A mail server may take minutes to answer.
    if (isChecking) return
    isChecking = true
    void check().finally(() => (isChecking = false))
  }, 60_000)
  return (): void => clearInterval(timer)
}

/** Returns what notifies the owner of an incident once in 24 hours, for functions that remember nothing: the store does. */
export const notifyOncePerDay =
  ({ oncePerDay }: Pick<Store, 'oncePerDay'>, notify: Notify) =>
  (name: IncidentName, text: string): Promise<void> =>
    oncePerDay(`notify of ${name}`, () => notify(subjects.begun, text))
