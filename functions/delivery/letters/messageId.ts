import type { Accepted, Delivery } from '#functions/outbox/Outbox.ts'

/** The Message-ID of a delivery: the same at each attempt, so that a mail that came twice is known to be one. */
export const messageId = ({ id }: Accepted, delivery: Delivery, from: string): string =>
  `<${id}.${delivery}@${from.slice(from.lastIndexOf('@') + 1)}>`
