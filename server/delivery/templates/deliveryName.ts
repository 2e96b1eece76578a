import type { DeliveryKind } from '#server/store/Store.ts'

/** Which of several deliveries of one kind: a recipient of the company's, and how often an operator has resent it. */
export type Part = { position: number; generation: number }

export const firstPart: Part = { position: 0, generation: 0 }

/**
 * Returns the name of a delivery, the same at every attempt: a transport that has seen it carries it out once.
 *
 * @returns such as `ID.company-mail`, `ID.company-mail.2` for the second recipient, `ID.company-mail.r1` when resent
 */
export const deliveryName = (id: string, kind: DeliveryKind, { position, generation }: Part): string =>
  `${id}.${kind}${position > 0 ? `.${position + 1}` : ''}${generation > 0 ? `.r${generation}` : ''}`

/**
 * Returns the Message-ID of a mail: the same for all recipients and at every attempt, so that mail programs show a mail
 * that arrived twice once. A resent mail has another one; otherwise nobody would see it.
 *
 * @param from the sender's address, whose domain it ends with
 */
export const messageId = (id: string, kind: DeliveryKind, { generation }: Part, from: string): string =>
  `<${deliveryName(id, kind, { position: 0, generation })}@${from.slice(from.lastIndexOf('@') + 1)}>`
