import type { Letter } from '../letters/Letter.ts'
import type { TextMessage } from '../letters/textMessage.ts'

/** Takes letters to where they are read. Rejects with NotDelivered; has answered after ten seconds at the latest. */
export type MailCarrier = (letter: Letter) => Promise<void>

/** The same for text messages. */
export type TextCarrier = (message: TextMessage) => Promise<void>

/** The longest that an attempt may take, in milliseconds. */
export const patience = 10_000
