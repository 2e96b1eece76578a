import { site } from '../../site.ts'
import { phoneHref } from '../site/phoneHref.ts'

/** What is said where there is no chat to be had: how the company can be reached. */
export function ChatUnavailable() {
  return (
    <p role="alert">
      The chat is not available at the moment. You can reach us by phone at <a href={phoneHref}>{site.phone}</a> or by
      email at <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  )
}
