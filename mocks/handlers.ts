import { chat } from './chat/chat.ts'
import { consultation } from './consultation.ts'
import { contact } from './contact.ts'
import { unknownFunction } from './outcomes.ts'
import { session } from './session.ts'

/** The happy path: every endpoint accepts. */
export const handlers = [contact.accepted, consultation.accepted, session.refreshed, unknownFunction, chat.answering]
