import { site } from '../../site.ts'
import { phoneUrl } from '../site/phoneUrl.ts'

/** States that the chat is unavailable and shows the contact details. */
export function ChatUnavailable() {
  return (
    <p role="alert">
      The chat is not available at the moment. You can reach us by phone at <a href={phoneUrl}>{site.phone}</a> or by
      email at <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  )
}
