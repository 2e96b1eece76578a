import { sentence } from '../content/factText.tsx'
import { site } from '../content/site.ts'

const { answeredBy: by, replyDays: days } = site

const who = by ? `${by[0]!.toUpperCase()}${by.slice(1)}` : 'We'

const within = days > 0 ? ` within ${days === 1 ? 'one working day' : `${days} working days`}` : ''

// The way from a message to an order, in the same words wherever a page or a receipt tells it.

/** What a first message says. The pages of services add what is their own. */
export const request = 'Tell us what you make, who buys it, and what you would like to change.'

/** What follows a message. */
export const reply = sentence(`${who} will reply by email with our questions${within}`)
export const proposal =
  'Once you have answered them, we will send you a written proposal with scope, price, and schedule. It costs nothing, and you are bound to nothing until you accept it.'

/** The way from a message to an order. */
export const steps = ['You send us your message.', reply, proposal] as const
