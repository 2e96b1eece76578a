import type * as v from 'valibot'
import type { Validated } from './errors.ts'
import type { Fields } from './fields.ts'
import type { Clock } from './moment.ts'

/** The content of a toast: plain text, or a title with a description; `form` names the function of the form that it is about. */
export type ToastMessage =
  | { kind: 'plain'; title: string; urgent?: boolean; form?: string }
  | { kind: 'titled'; title: string; description: string; urgent?: boolean; form?: string }

/**
 * A form of the site: everything that is true of it, once. Pages, machines, flows, mocks, server, build and tests read it from
 * here (`contract/forms.ts` lists all forms).
 */
export type Form = {
  /** The name of its function endpoint, as in `send-contact-email`. */
  function: string
  /** The paths of the pages that show it. */
  pages: readonly `/${string}`[]
  /** The key in sessionStorage of its draft. */
  draftKey: string
  /** The type of the event that a CRM receives (docs/configuration.md). */
  event: string
  fields: Fields
  /**
   * Returns the schema of its payload.
   *
   * @param now called at each validation, because a page may stay open over midnight
   */
  schema: (now: () => Date) => v.GenericSchema<unknown, object>
  /** Parses what the form contains into the payload to send, or returns an error for each invalid field. By default it is judged now. */
  validate: (values: never, clock?: Clock) => Validated<object>
  /** What its notice on personal data says: why the data is processed, what can be withdrawn, and the basis in the GDPR. */
  notice: { purpose: string; withdraw: string; basis: string }
  /** What a visitor sends by it. */
  sends: 'message' | 'request'
  /** What the site tells a visitor. The form without JavaScript says the same in sentences. */
  says: Record<'sent' | 'failed' | 'incomplete' | 'invalid', ToastMessage>
}

/** Returns what a toast says, in one line; of an error only what to do. */
export function toText(toast: ToastMessage): string {
  if (toast.kind === 'plain') return toast.title
  return toast.urgent ? toast.description : `${toast.title} ${toast.description}`
}
