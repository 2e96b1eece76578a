import type { Config } from '../config.ts'

/** The company as mails show it. */
export type Company = Config['company']

/** A line of a mail's table. */
export type Fact = [label: string, value: string]

/** The content of a mail, as plain text. `link` is the URL of a meeting, the only link in a mail. */
export type MailText = {
  opening: string[]
  facts: Fact[]
  link?: string | undefined
  quote?: string
  closing: string[]
  /** Facts that are not about what was sent. */
  appendix?: Fact[]
  /** Whether it ends as a letter does, with a greeting and the company's name. */
  isLetter?: boolean
}

/** Returns the company's particulars, one on each line. */
const particulars = ({ name, legalName, registrationNumber, postalAddress }: Company): string[] => {
  const number = registrationNumber && `Registration number: ${registrationNumber}`
  return [...new Set([name, legalName]), number, postalAddress].filter((line) => line !== '')
}

/** Renders facts as a table. */
function table(facts: Fact[]): string {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2
  return facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n')
}

/**
 * Renders a page as text. Quoted text follows `> `, so that it cannot imitate the mail's own text. The particulars follow
 * the separator of signatures (RFC 3676, 4.3), so that mail programs leave them out of replies.
 */
export function asText(page: MailText, company: Company): string {
  const { opening, facts, link, quote, closing, appendix = [], isLetter = false } = page
  const signature = particulars(company).filter((line) => !isLetter || line !== company.name)
  const parts = [
    ...opening,
    table(facts),
    link && `Meeting link: ${link}`,
    quote
      ?.split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
    ...closing,
    appendix.length > 0 ? table(appendix) : undefined,
    isLetter ? `Best regards,\n${company.name}` : undefined,
    signature.length > 0 ? ['-- ', ...signature].join('\n') : undefined,
  ]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

// Invisible characters that reverse the direction of the text after them.
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
const longBreaks = /\r\n?|[\u0085\u2028\u2029\v\f]/gu

/** Returns typed text as one line, for a header or after a label. */
export const typedLine = (text: string): string =>
  // Mail programs decode =?UTF-8?…?= in a name before an address, even within quotes (RFC 2047). A word joiner has no width.
  text.replace(direction, '').replace(breaks, ' ').trim().replaceAll('=?', '=\u2060?')

/** Returns typed text as lines, with `\n` as the only line break. */
export const typedProse = (text: string): string => text.replace(direction, '').replace(longBreaks, '\n')
