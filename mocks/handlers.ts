import { chat } from './chat/chat.ts'
import { consultation } from './consultation.ts'
import { contact } from './contact.ts'
import { unknownFunction } from './outcomes.ts'
import { session } from './session.ts'

/** The day everything works. */
export const handlers = [contact.accepted, consultation.accepted, session.refreshed, unknownFunction, chat.answering]
