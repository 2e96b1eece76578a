import type { Accepted, DeliveryState, Entry } from './Entry.ts'
import type { JournalRecord, Place } from './record.ts'

/**
 * What the records of a journal come to. What an old message said is left on the disk once its deliveries have ended.
 *
 * @param payloadAt reads what a message said
 * @param oldBefore until when a message was accepted that is old, in milliseconds since 1970
 */
export function createEntries(payloadAt: (id: string, place: Place) => Accepted['payload'], oldBefore: () => number) {
  const byId = new Map<string, Entry>()
  const places = new Map<string, Place>()
  let superseded = 0
  let holdsErased = false

  const said: PropertyDescriptor & ThisType<Accepted> = {
    enumerable: true,
    get() {
      return payloadAt(this.id, places.get(this.id)!)
    },
  }

  function release(entry: Entry): void {
    const { id, key, name, acceptedAt, deliveries } = entry.accepted
    if (acceptedAt >= oldBefore() || !deliveries.every((delivery) => hasEnded(entry.deliveries[delivery]))) return
    // One getter for all of them, or each would take as much memory as what it said. In the order of the record, which a
    // rewritten journal is to repeat.
    const kept: Partial<Accepted> = Object.defineProperty({ id, key, name }, 'payload', said)
    entry.accepted = Object.assign(kept, { acceptedAt, deliveries }) as Accepted
  }

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
    apply: (record: JournalRecord, place: Place): void => {
      if (record.type === 'accepted') {
        const { accepted } = record
        // A rewritten journal may say twice what arrived meanwhile.
        if (byId.has(accepted.id)) superseded += 1
        else {
          byId.set(accepted.id, { accepted, deliveries: {} })
          places.set(accepted.id, place)
        }
      } else if (record.type === 'recorded') {
        const entry = byId.get(record.id)
        if (!entry || entry.deliveries[record.delivery]) superseded += 1
        if (entry) {
          entry.deliveries[record.delivery] = record.state
          release(entry)
        }
      } else {
        superseded += 1
        holdsErased ||= record.type === 'erased'
        if (record.type === 'erased') {
          byId.delete(record.id)
          places.delete(record.id)
        }
      }
    },
    /** Leaves on the disk what has become old. */
    releaseOld: () => byId.forEach(release),
    /** The journal was written anew, and messages stand elsewhere in it. */
    moved: (placeOf: (id: string, before: Place) => Place) =>
      places.forEach((before, id) => places.set(id, placeOf(id, before))),
    /** The fewest records that come to the same. */
    records: () => recordsOf(byId),
  }
}

const hasEnded = (state: DeliveryState | undefined) => state !== undefined && state.state !== 'waiting'

function* recordsOf(byId: Map<string, Entry>): Generator<JournalRecord> {
  for (const [id, { accepted, deliveries }] of byId) {
    yield { type: 'accepted', accepted }
    for (const [delivery, state] of Object.entries(deliveries))
      yield { type: 'recorded', id, delivery: delivery as keyof typeof deliveries, state }
  }
}
