import { consultation, contact, unknownFunction } from './functions.ts'
import { session } from './session.ts'

/** The happy path: every endpoint accepts. */
export const handlers = [contact.accepted, consultation.accepted, session.refreshed, unknownFunction]
