import { timeHelp } from '#machines/consultation/ConsultationBooking.ts'
import { validateConsultation } from '#machines/consultation/ConsultationDraft.ts'
import { timezones, type TimezoneCode } from '#machines/consultation/timezones.ts'
import { validateContact } from '#machines/contact/ContactMessage.ts'
import type { FunctionName } from '#machines/contract.ts'
import type { Errors } from '#machines/errors.ts'
import type { ValidMessage } from '../endpoint.ts'
import type { Entries } from './parseForm.ts'

/** The payload of a form, or an error for each invalid field. */
type Validated = { body: ValidMessage['payload'] | undefined; errors: Errors }

/** A form of the site, as browsers send it without JavaScript. */
export type SiteForm = {
  function: FunctionName
  /** The names of its fields, in their order on the page. */
  fields: string[]
  /** Fields that are shown empty again. */
  never: string[]
  validate: (entries: Entries, now: () => Date) => Validated
  /** What the summary says: above the errors if a required field is empty, above other errors, and if sending failed. */
  texts: { missing: string; invalid: string; failed: string }
}

// A checkbox without a `value` attribute sends this, and nothing if it is not ticked.
const isTicked = (entries: Entries, name: string) => entries.get(name) === 'on'

const contact: SiteForm = {
  function: 'send-contact-email',
  fields: ['name', 'email', 'company', 'phone', 'message', 'gdprConsent'],
  // The visitor gives the consent for one attempt.
  never: ['gdprConsent'],
  validate(entries) {
    const text = (name: string) => entries.get(name) ?? ''
    return validateContact({
      name: text('name'),
      email: text('email'),
      company: text('company'),
      phone: text('phone'),
      message: text('message'),
      gdprConsent: isTicked(entries, 'gdprConsent'),
    })
  },
  texts: {
    missing: 'Please correct the marked fields',
    invalid: 'Please correct the marked fields',
    failed: 'Failed to send message. Please try again.',
  },
}

const consultation: SiteForm = {
  function: 'send-consultation-email',
  fields: ['name', 'email', 'phone', 'date', 'time', 'timezone', 'flexible'],
  never: [],
  validate(entries, now) {
    const text = (name: string) => entries.get(name) ?? ''
    const code = text('timezone')
    const isKnown = Object.hasOwn(timezones, code)
    const timezone: TimezoneCode = isKnown ? (code as TimezoneCode) : 'CET'
    // A flexible time overrides an hour, because without JavaScript the hour cannot be cleared when the box is ticked.
    const isFlexible = isTicked(entries, 'flexible')
    const draft = { name: text('name'), email: text('email'), phone: text('phone'), date: text('date'), timezone }
    // The visitor's own time zone is unknown. The chosen one is where the day begins and ends (D21).
    const clock = { now, timeZone: timezones[timezone].place }
    const { body, errors } = validateConsultation({ ...draft, time: isFlexible ? '' : text('time') }, clock)
    if (!isKnown) errors.timezone = 'Choose a time zone'
    if (!isFlexible && text('time') === '') errors.time = timeHelp
    return { body: Object.keys(errors).length === 0 ? body : undefined, errors }
  },
  texts: {
    missing: 'Please fill in all fields',
    invalid: 'Please correct the marked fields',
    failed: 'Failed to book consultation. Please try again.',
  },
}

/** The forms, by the path of their page. */
export const siteForms: Record<string, SiteForm> = {
  '/contact': contact,
  '/more-information': contact,
  '/free-consultation': consultation,
}
