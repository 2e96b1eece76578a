import { breakAddress } from '../content/factText.tsx'
import { phoneUrl, site } from '../content/site.ts'

/** States that the chat is unavailable and shows the contact details. */
export function ChatUnavailable() {
  return (
    <p role="alert">
      Chat isn’t available right now. Please <OtherWays />.
    </p>
  )
}

/** Names phone and email as the end of a sentence. */
export const OtherWays = () => (
  <>
    call us at <a href={phoneUrl}>{site.phone}</a> or email{' '}
    <a href={`mailto:${site.email}`}>{breakAddress(site.email)}</a>
  </>
)
