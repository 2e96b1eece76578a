import type { Entry } from './Entry.ts'
import type { JournalRecord } from './record.ts'

/** What the records of a journal come to. */
export function createEntries() {
  const byId = new Map<string, Entry>()
  let superseded = 0
  let holdsErased = false

  return {
    byId,
    /** How many records of the journal say nothing any more. */
    superseded: () => superseded,
    /** Whether the journal still holds what was erased. */
    holdsErased: () => holdsErased,
    /** The journal is being written anew, with what is here now. */
    rewriting(): void {
      superseded = 0
      holdsErased = false
    },
    /** It could not be written anew. */
    notRewritten(): void {
      holdsErased = true
    },
    apply: (record: JournalRecord): void => {
      if (record.type === 'accepted') {
        // A rewritten journal may say twice what arrived meanwhile.
        if (byId.has(record.accepted.id)) superseded += 1
        else byId.set(record.accepted.id, { accepted: record.accepted, deliveries: {} })
      } else if (record.type === 'recorded') {
        const entry = byId.get(record.id)
        if (!entry || entry.deliveries[record.delivery]) superseded += 1
        if (entry) entry.deliveries[record.delivery] = record.state
      } else {
        superseded += 1
        holdsErased ||= record.type === 'erased'
        if (record.type === 'erased') byId.delete(record.id)
      }
    },
    /** The fewest records that come to the same. */
    records: () => recordsOf(byId),
  }
}

function* recordsOf(byId: Map<string, Entry>): Generator<JournalRecord> {
  for (const [id, { accepted, deliveries }] of byId) {
    yield { type: 'accepted', accepted }
    for (const [delivery, state] of Object.entries(deliveries))
      yield { type: 'recorded', id, delivery: delivery as keyof typeof deliveries, state }
  }
}
