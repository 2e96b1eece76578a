import type { Accepted, DeliveryState } from './Entry.ts'
import { openOutbox, type OpenOutbox } from './Outbox.ts'
import { chanceOf, SimulatedDisk, type Chance } from './simulatedDisk.ts'

/** What the outside was told before a crash, and what was found after it. */
type Told = {
  accepted: Map<string, string>
  /** Erasures that were asked for, and those that were done. */
  erasing: Set<string>
  erased: Set<string>
  /** The last note of a message's delivery that was done (none at first), and those that were asked for since. */
  notes: Map<string, (DeliveryState | undefined)[]>
}

/**
 * Runs an outbox on a simulated disk that crashes at some operation, opens it again, and compares: what was accepted is
 * there as it came, what was erased is nowhere on the disk, and no note has gone back. It goes on so for some crashes.
 *
 * @param seed the same for the same run
 * @returns how many messages were accepted
 * @throws Error that says what was lost
 */
export async function surviveCrashes(seed: number): Promise<number> {
  const chance = chanceOf(seed)
  const told: Told = { accepted: new Map(), erasing: new Set(), erased: new Set(), notes: new Map() }
  let disk = new SimulatedDisk(chance)
  const faulty = chance() < 0.3 ? 0.1 : 0
  for (let crash = 0; crash < 2; crash += 1) {
    disk = disk.restarted({ crashAt: 1 + Math.floor(chance() * 60), faulty })
    await Promise.race([disk.crashed, use(disk, chance, told)])
    disk = disk.restarted()
    for (const id of told.erased)
      if (disk.holds(id, 'journal')) throw new Error(`${id} was erased, and is on the disk.`)
    const outbox = await openOutbox({ folder: 'outbox', disk })
    compare(told, outbox, disk)
    await outbox.close()
  }
  return told.accepted.size
}

/** Sends messages, notes and erasures until the disk crashes, or for a while. */
async function use(disk: SimulatedDisk, chance: Chance, told: Told): Promise<void> {
  const outbox = await openOutbox({ folder: 'outbox', disk }).catch(() => undefined)
  if (!outbox) return
  const actors = Array.from({ length: 1 + Math.floor(chance() * 4) }, async () => {
    for (let step = 0; step < 6; step += 1) await act(outbox, chance, told).catch(() => undefined)
  })
  await Promise.all(actors)
  await outbox.close()
}

async function act(outbox: OpenOutbox, chance: Chance, told: Told): Promise<void> {
  const known = [...told.accepted.keys()].filter((id) => !told.erasing.has(id))
  const id = known[Math.floor(chance() * known.length)]
  const what = chance()
  if (what < 0.6 || id === undefined) {
    const accepted = messageOf(chance)
    await outbox.accept(accepted)
    told.accepted.set(accepted.id, JSON.stringify(accepted))
  } else if (what < 0.85) {
    const note: DeliveryState = { state: 'delivered', at: Math.floor(chance() * 1e9) }
    const notes = told.notes.get(id) ?? [undefined]
    told.notes.set(id, notes)
    notes.push(note)
    await outbox.record(id, 'company-mail', note)
    notes.splice(0, notes.indexOf(note))
  } else {
    told.erasing.add(id)
    await outbox.erase(id)
    told.erased.add(id)
  }
}

function messageOf(chance: Chance): Accepted {
  const id = `id-${Math.floor(chance() * 2 ** 52).toString(36)}-`
  const message = 'Ž'.repeat(Math.floor(chance() * 1000))
  const payload = { name: 'Jana', email: 'jana@example.com', company: 'Pumps', phone: '', message } as const
  return {
    id,
    key: id,
    name: 'send-contact-email',
    payload: { ...payload, gdprConsent: true },
    acceptedAt: 1,
    deliveries: ['company-mail'],
  }
}

function compare({ accepted, erasing, erased, notes }: Told, outbox: OpenOutbox, disk: SimulatedDisk): void {
  for (const [id, text] of accepted) {
    const entry = outbox.entry(id)
    if (erased.has(id) && entry) throw new Error(`${id} was erased, and is there.`)
    if (erasing.has(id) && !entry && disk.holds(id, 'journal')) throw new Error(`${id} is half erased.`)
    if (erasing.has(id)) continue
    if (JSON.stringify(entry?.accepted) !== text) throw new Error(`${id} was accepted, and is not there.`)
    const note = entry?.deliveries['company-mail']
    const possible = (notes.get(id) ?? [undefined]).map((one) => JSON.stringify(one))
    if (!possible.includes(JSON.stringify(note))) throw new Error(`A note of ${id} was lost.`)
    notes.set(id, [note])
  }
}
