import { randomUUID } from 'node:crypto'
import { deliveryKinds, type NewDelivery, type NewMessage, type Store } from '#server/store/Store.ts'
import { noSpam } from '../../fixtures/accepted.ts'

/** An empty store whose clock the test advances. The clock may also run on its own. */
export type StoreUnderTest = {
  store: Store
  /** Advances the store's clock by so many milliseconds; negative values set it back. */
  moveClock: (ms: number) => void | Promise<void>
  /** Opens another connection to the same messages, as another process does. */
  openAnother: () => Promise<Store>
}
export type OpenStore = () => Promise<StoreUnderTest>

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Tolerance for a clock that runs on its own, in milliseconds. */
export const tolerance = 10 * second

export const companyMail: NewDelivery = { kind: 'company-mail', position: 0, recipient: null }
export const confirmation = (limits?: NewDelivery['limits'], recipient = 'jana@example.com'): NewDelivery => ({
  kind: 'confirmation-mail',
  position: 0,
  recipient,
  ...(limits && { limits }),
})
export const textMessage: NewDelivery = { kind: 'text-message', position: 0, recipient: '+421900123456' }

/** Returns a message with a new id and key, and the given changes. */
export function newMessage(different: Partial<NewMessage> = {}): NewMessage {
  return {
    id: randomUUID(),
    function: 'send-contact-email',
    payload: {
      name: 'Jana Nováková',
      email: 'Jana@example.com',
      company: 'Kováč & synovia',
      phone: '+421 900 123 456',
      message: 'We make gears.\nCan you help us?',
      gdprConsent: true,
    },
    email: 'jana@example.com',
    phone: '+421900123456',
    idempotencyKey: randomUUID(),
    digest: 'digest',
    deliveries: [companyMail],
    rateLimits: [],
    spam: noSpam,
    ...different,
  }
}

/** Claims one due delivery of any kind; undefined if none is due. */
export async function claimOne(store: Store, leaseMs = minute) {
  const [claimed] = await store.claim({ kinds: allKinds, limit: 1, leaseMs })
  return claimed
}

export const allKinds = [...deliveryKinds]
