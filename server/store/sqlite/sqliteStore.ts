import type { Store, StoredMessage } from '../Store.ts'
import type { CallDatabase } from './connect.ts'

const withPayload = (message: Omit<StoredMessage, 'payload'> & { payload: string }): StoredMessage => ({
  ...message,
  payload: JSON.parse(message.payload) as StoredMessage['payload'],
})

/** Returns the methods of a store that are one call of its database each. */
export function sqliteStore(call: CallDatabase): Omit<Store, 'erase' | 'expire' | 'close'> {
  return {
    accept: (message) => call('accept', { ...message, payload: JSON.stringify(message.payload) }),
    async claim(which) {
      const claimed = await call('claim', which)
      return claimed.map(({ message, ...attempt }) => ({ ...attempt, message: withPayload(message) }))
    },
    settle: (attempt, result) => {
      const { messageId, kind, position, generation, attempts } = attempt
      return call('settle', { attempt: { messageId, kind, position, generation, attempts }, result })
    },
    nextDue: (kinds) => call('nextDue', kinds),
    wake: (kinds) => call('wake', kinds),
    list: (filter = {}) => call('list', filter),
    async show(id) {
      const found = await call('show', id)
      return found && { ...found, message: withPayload(found.message) }
    },
    resend: (id, kind) => call('resend', { id, kind }),
    release: (id) => call('release', id),
    announceQuarantine: () => call('announceQuarantine', null),
    stats: () => call('stats', null),
    oldestWaiting: () => call('oldestWaiting', null),
    probe: () => call('probe', null),
  }
}
