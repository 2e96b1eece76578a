import type { Delivery } from '#functions/outbox/Outbox.ts'
import type { Operations, Summary } from './operations.ts'

const usage = `npm run outbox -- list [waiting|delivered|dead]   ids, times and states, nothing that was typed
npm run outbox -- show ID                          one message, with what was typed
npm run outbox -- resend ID [DELIVERY]             delivers again what was not delivered, or the one named:
                                                   company-mail, confirmation-mail or text-message
npm run outbox -- erase ID                         erases a message and its mail files for good`

const deliveries = new Set<string>(['company-mail', 'confirmation-mail', 'text-message'] satisfies Delivery[])
const states = new Set(['waiting', 'delivered', 'dead'])

/** What a command says, and whether it did what was asked. */
export type Said = { text: string; isDone: boolean }
const done = (text: string): Said => ({ text, isDone: true })
const notDone = (text: string): Said => ({ text, isDone: false })

/** Carries out an operator's command. */
export async function runCommand(operations: Operations, [word, id, more]: string[]): Promise<Said> {
  if (word === 'list' && (id === undefined || states.has(id))) {
    const summaries = await operations.list()
    return done(
      listed(id ? summaries.filter(({ deliveries }) => deliveries.some(({ state }) => state === id)) : summaries),
    )
  }
  if (word === 'show' && id) {
    const entry = await operations.show(id)
    return entry ? done(JSON.stringify(entry, null, 2)) : notDone(missing(id))
  }
  if (word === 'resend' && id && (more === undefined || deliveries.has(more))) {
    const due = await operations.resend(id, more as Delivery | undefined)
    if (!due) return notDone(missing(id))
    if (due.length > 0) return done(`Due now: ${due.join(', ')}`)
    return notDone(more ? `${id} has no ${more}.` : `All of ${id} was delivered. Name what to deliver again.`)
  }
  if (word === 'erase' && id) return (await operations.erase(id)) ? done(`Erased ${id}.`) : notDone(missing(id))
  return notDone(usage)
}

const missing = (id: string) => `There is no message ${id}.`

function listed(summaries: Summary[]): string {
  if (summaries.length === 0) return 'No messages.'
  return summaries
    .map(({ id, name, acceptedAt, deliveries }) => `${id}  ${acceptedAt}  ${name}\n${deliveries.map(line).join('\n')}`)
    .join('\n')
}

function line({ delivery, state, attempts, dueAt, lastError }: Summary['deliveries'][number]): string {
  const facts = [state, attempts && `${attempts} attempts`, lastError, dueAt && `next ${dueAt}`].filter(Boolean)
  return `  ${delivery.padEnd(18)} ${facts.join(', ')}`
}
