import { hostname } from 'node:os'
import { postJson } from './delivery/http.ts'
import type { NotDelivered } from './delivery/worker.ts'
import type { Health } from './health.ts'
import type { Log } from './log.ts'
import type { Store } from './store/store.ts'

/** For how long a mail to the company may wait before somebody is told, in seconds. */
const maxWaitSeconds = 300

/** An incident is over when so many checks in a row found nothing, so that trouble that comes and goes is told once. */
const quietChecks = 5

type Incident = {
  name: string
  /** Whether it is on; undefined if the check could not find out. */
  isOn: (health: Health) => boolean | undefined
  begun: string
  over: string
}

const incidents: Incident[] = [
  {
    name: 'store',
    isOn: ({ ok }) => !ok,
    begun: 'Messages cannot be stored or delivered. See /healthz and the log: disk space, permissions, PostgreSQL?',
    over: 'Messages are stored and delivered again.',
  },
  {
    name: 'company-mail',
    isOn: ({ store, oldestCompanyMailSeconds: seconds }) =>
      store === 'failing' ? undefined : seconds !== null && seconds >= maxWaitSeconds,
    begun:
      'A message has waited for 5 minutes to reach the company. It is stored, and the delivery is retried. ' +
      'See why it fails: npm run outbox -- list --state waiting',
    over: 'No message to the company has been waiting for 5 minutes any longer.',
  },
]

/**
 * Tells a chat (`ALERT_WEBHOOK_URL`) about trouble: one POST when an incident begins and one when it is over. It checks every
 * minute; a POST that fails is tried again at the next check. Incidents are in memory only, because the store may be what
 * fails. Returns what stops it.
 */
export function startAlerts(options: {
  checkHealth: () => Promise<Health>
  url: string | undefined
  log: Log
}): () => Promise<void> {
  const { checkHealth, url, log } = options
  if (url === undefined) return async () => undefined
  const states = incidents.map((incident) => ({ incident, isTold: false, quiet: 0 }))

  async function check(to: string): Promise<void> {
    const health = await checkHealth()
    for (const state of states) {
      const isOn = state.incident.isOn(health)
      if (isOn === undefined) continue
      state.quiet = isOn ? 0 : state.quiet + 1
      const isOpen = isOn || (state.isTold && state.quiet < quietChecks)
      if (isOpen === state.isTold) continue
      const what = isOpen ? 'begun' : 'over'
      const fields = { incident: state.incident.name, state: what }
      try {
        const text = `[${hostname()}] ${isOpen ? 'Alert' : 'Over'}: ${state.incident[what]}`
        await postJson(to, JSON.stringify({ text }), { what: 'alert', headers: {}, isRefusalFinal: false })
        state.isTold = isOpen
        log('info', 'alert.sent', fields)
      } catch (error) {
        log('error', 'alert.failed', { ...fields, code: (error as NotDelivered).code })
      }
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

/**
 * Sends the daily mail about what waits, was marked or was given up, if no server has sent it today and there is something to
 * say; call it every hour.
 */
export async function sendDailyMail(
  store: Pick<Store, 'dailyReport'>,
  send: (subject: string, lines: string[]) => Promise<void>,
): Promise<void> {
  const report = await store.dailyReport()
  if (!report || report.waiting + report.marked + report.dead === 0) return
  await send('Messages of the website that need attention', [
    `Waiting deliveries: ${report.waiting} (npm run outbox -- list --state waiting)`,
    `Given up in the last 24 hours: ${report.dead} (npm run outbox -- list --state dead)`,
    `Withheld confirmations in the last 24 hours: ${report.withheld} (npm run outbox -- list --state withheld)`,
    `Messages of the last 24 hours that look like spam: ${report.marked}. They were delivered with a mark.`,
  ])
}
