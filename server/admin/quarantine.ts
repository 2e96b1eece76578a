import type { Answer, Desk } from './command.ts'
import { help, Mistake } from './parse.ts'
import { printList } from './print.ts'

/** Lists what looks like spam, or releases or erases messages of it by their ids. */
export async function quarantine(desk: Desk, [action, ...ids]: string[]): Promise<Answer> {
  const { store, removeFiles, audit } = desk
  if (action === undefined) {
    const data = await store.list({ state: 'quarantined' })
    return { text: data.length > 0 ? printList(data) : 'The quarantine is empty.', data }
  }
  if (action !== 'release' && action !== 'erase')
    throw new Mistake(`"quarantine ${action}" is no command; use quarantine release ID or quarantine erase ID. ${help}`)
  if (ids.length === 0) throw new Mistake(`Name the ids to ${action}; "npm run outbox -- quarantine" shows them.`)
  // All of them before the first is changed.
  for (const id of ids) await checkQuarantined(desk, id)
  const due = new Set<string>()
  for (const id of ids) {
    if (action === 'erase') await store.erase({ id })
    else for (const kind of (await store.release(id)) ?? []) due.add(kind)
    audit(`quarantine ${action}`, [id])
  }
  if (action === 'erase') await removeFiles(ids)
  return action === 'erase'
    ? { text: `Erased ${ids.join(', ')}.`, data: { erased: ids } }
    : { text: `Due now: ${[...due].join(', ')}`, data: { released: ids, due: [...due] } }
}

async function checkQuarantined({ store }: Desk, id: string): Promise<void> {
  const found = await store.show(id)
  if (!found?.deliveries.some(({ state }) => state === 'quarantined'))
    throw new Mistake(`No quarantined message has the id ${id}. "npm run outbox -- quarantine" shows them.`)
}
