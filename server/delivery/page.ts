import type { Company } from './mails.ts'

/** A line of a mail's table. */
export type Fact = [label: string, value: string]

/** The content of a mail, as plain text. `link` is the URL of a meeting, the only link in a mail. */
export type Page = {
  opening: string[]
  facts: Fact[]
  link?: string | undefined
  quote?: string
  closing: string[]
}

/** Returns the company's particulars, one on each line. */
const particulars = ({ name, registrationNumber, postalAddress }: Company): string[] => {
  const number = registrationNumber && `Registration number: ${registrationNumber}`
  return [name, number, postalAddress].filter((line) => line !== undefined)
}

/**
 * Renders a page as text. Quoted text follows `> `, so that it cannot imitate the mail's own text. The particulars follow
 * the separator of signatures (RFC 3676, 4.3), so that mail programs leave them out of replies.
 */
export function asText({ opening, facts, link, quote, closing }: Page, company: Company): string {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2
  const parts = [
    ...opening,
    facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n'),
    link && `Join the consultation: ${link}`,
    quote
      ?.split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
    ...closing,
    ['-- ', ...particulars(company)].join('\n'),
  ]
  return parts.filter((part) => part !== undefined).join('\n\n')
}
