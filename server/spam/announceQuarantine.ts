import type { Log } from '#server/log.ts'
import type { Store } from '#server/store/Store.ts'

/** Logs how many messages were quarantined since the last announcement: one line a day, if there are any (D49). */
export async function announceQuarantine(store: Pick<Store, 'announceQuarantine'>, log: Log): Promise<void> {
  try {
    const messages = await store.announceQuarantine()
    if (messages > 0) log('error', 'quarantine.announced', { messages })
  } catch (error) {
    log('error', 'quarantine.unannounced', { reason: (error as Error).name })
  }
}
