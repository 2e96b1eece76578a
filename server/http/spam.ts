import type { Form } from '#contract/form.ts'
import { formOf, senderOf, type Submission } from '#contract/forms.ts'

/** Facts about how a request was sent. Unknown facts mark nothing. */
export type Signals = {
  /** Whether the honeypot, a field that people do not see, was filled in. */
  honeypot: boolean
  /** Whether a page of another site sent it. */
  isForeign: boolean
  /** Seconds from the load of the page to the request. */
  secondsOnPage: number | undefined
}

/** People take longer to fill in a form, even when the browser does it for them. */
const minSeconds = 3

/** Buyers link to drawings and data sheets; more links than this are advertising. */
const maxLinks = 5

const link = /\bhttps?:\/\/|(?<!\/)\bwww\./gi
// Links as HTML or BBCode are written for other people's web pages.
const markup = /\[url[=\]]|<a\s/i

/**
 * Returns why a message looks like spam, in words without anything that was typed (D52). A marked message is delivered
 * like any other, with a mark that mail rules can use; only confirmations to the address that it names are withheld.
 */
export function spamMarks({ signals, ...message }: Submission & { signals: Signals }): string[] {
  const { honeypot, isForeign, secondsOnPage = Infinity } = signals
  const text = readProse(message)
  const links = text.match(link)?.length ?? 0
  const reasons: [boolean, string][] = [
    [honeypot, 'hidden field filled in'],
    [isForeign, 'sent from a page of another site'],
    [secondsOnPage < minSeconds, `sent within ${minSeconds} seconds`],
    [links > maxLinks, `${links} links`],
    [markup.test(text), 'links as HTML or BBCode'],
    [senderOf(message.payload).name.search(link) >= 0, 'a link as the name'],
  ]
  return reasons.flatMap(([isTrue, reason]) => (isTrue ? [reason] : []))
}

/** Returns what was written into the text areas of a form: its controls without a type and without options. */
function readProse({ function: functionName, payload }: Submission): string {
  const { fields }: Form = formOf(functionName)!
  return Object.entries(payload)
    .filter(([name]) => fields[name]?.control.type === undefined && !fields[name]?.options)
    .map(([, text]) => String(text))
    .join('\n')
}

/** Reads how a request was sent. Current browsers send `Sec-Fetch-Site`, which scripts of a page cannot forge. */
export function readSignals(headers: Headers, origins: readonly string[], honeypot = false): Signals {
  const age = headers.get('x-page-age') ?? ''
  const isAllowed = origins.includes('*') || origins.includes(headers.get('origin') ?? '')
  return {
    honeypot,
    isForeign: headers.get('sec-fetch-site') === 'cross-site' && !isAllowed,
    secondsOnPage: /^\d{1,9}$/.test(age) ? Number(age) : undefined,
  }
}
