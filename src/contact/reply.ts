import { sentence } from '../content/factText.tsx'
import { site } from '../content/site.ts'

const { answeredBy: by, replyTime: within } = site

const who = by ? `${by[0]!.toUpperCase()}${by.slice(1)}` : 'We'

/** What follows a message: the page says it beside the form, and the receipt says it again. */
export const reply = sentence(`${who} will reply by email${within && ` within ${within}`}`)
export const proposal =
  'If you want to go ahead, we will send you a written proposal with scope, price, and schedule. The proposal costs nothing, and you order only if you accept it.'
