import { sentence } from '../content/factText.tsx'
import { site } from '../content/site.ts'

const { answeredBy: by, replyTime: within } = site

/** Within what time we reply, as ` within a day`; empty if not configured. */
export const time = within && ` within ${within}`

/** Who replies, as `Our sales engineer will reply`; empty if not configured. */
export const who = by && `${by[0]!.toUpperCase()}${by.slice(1)} will reply`

/** What follows a message: the page says it beside the form, and the receipt says it again. */
export const reply = sentence(`${who || 'We will reply'} by email${time}`)
export const proposal =
  'If you want to go ahead, we will send you a written proposal with scope, price, and schedule before you order anything.'
