import { bookedTime } from './bookedTime.ts'
import { deliveryName, firstPart, type Part } from './deliveryName.ts'
import type { MailedMessage } from './Mail.ts'

/** An event for the CRM; `name` is unique for each delivery and generation. */
export type CrmEvent = { name: string; event: { type: string; timestamp: string; data: Record<string, unknown> } }

/**
 * Returns the event that passes a message on to the company's CRM, with all its fields as they were typed. The form of
 * the event is part of docs/configuration.md: fields are only added.
 */
export function crmEvent({ id, payload, acceptedAt }: MailedMessage, part: Part = firstPart): CrmEvent {
  const timestamp = new Date(acceptedAt ?? Date.now()).toISOString()
  const name = deliveryName(id, 'crm-webhook', part)
  if ('message' in payload) return { name, event: { type: 'message.received', timestamp, data: { id, ...payload } } }
  const startsAt = bookedTime(payload).hour?.instant.toISOString() ?? null
  return { name, event: { type: 'consultation.requested', timestamp, data: { id, ...payload, startsAt } } }
}
