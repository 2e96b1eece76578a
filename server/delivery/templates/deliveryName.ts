import type { DeliveryKind } from '#server/store/Store.ts'

/** Identifies one of several deliveries of a kind: the index of the company's recipient, and the number of resends. */
export type Part = { position: number; generation: number }

export const firstPart: Part = { position: 0, generation: 0 }

/**
 * Returns the name of a delivery, which is the same at every attempt, so that a transport can detect repetitions.
 *
 * @returns such as `ID.company-mail`, `ID.company-mail.2` for the second recipient, `ID.company-mail.r1` if resent
 */
export const deliveryName = (id: string, kind: DeliveryKind, { position, generation }: Part): string =>
  `${id}.${kind}${position > 0 ? `.${position + 1}` : ''}${generation > 0 ? `.r${generation}` : ''}`

/**
 * Returns the Message-ID of a mail. It is the same for all recipients and attempts, so that mail programs show a
 * duplicate once. A resent mail has a new one, because mail programs could hide it otherwise.
 *
 * @param from the sender's address, whose domain is used
 */
export const messageId = (id: string, kind: DeliveryKind, { generation }: Part, from: string): string =>
  `<${deliveryName(id, kind, { position: 0, generation })}@${from.slice(from.lastIndexOf('@') + 1)}>`
