import { phoneUrl, site } from '../../site.ts'

/** States that the chat is unavailable and shows the contact details. */
export function ChatUnavailable() {
  return (
    <p role="alert">
      Chat isn’t available right now. Call us at <a href={phoneUrl}>{site.phone}</a> or email{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  )
}
