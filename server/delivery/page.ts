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

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!)
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const row = ([label, value]: Fact) =>
  `<tr><th scope="row" align="left" valign="top" style="padding:2px 24px 2px 0;font-weight:400;color:#4c5b69">` +
  `${escapeHtml(label)}</th><td valign="top" style="padding:2px 0"><bdi>${escapeHtml(value)}</bdi></td></tr>`

/** Renders a page as HTML for mail programs: inline styles, nothing to load. */
export function asHtml({ opening, facts, link, quote, closing }: Page, company: Company): string {
  const body = [
    ...opening.map(paragraph),
    `<table cellspacing="0" cellpadding="0">${facts.map(row).join('\n')}</table>`,
    link && `<p><a href="${escapeHtml(link)}" style="color:#b93e0a">Join the consultation</a></p>`,
    quote &&
      `<blockquote dir="auto" style="margin:24px 0;padding:0 0 0 16px;border-left:3px solid #b93e0a;white-space:pre-wrap">` +
        `${escapeHtml(quote)}</blockquote>`,
    ...closing.map(paragraph),
    '<hr style="margin:32px 0 16px;border:0;border-top:1px solid #d3dae0">',
    `<p style="margin:0;font-size:14px;color:#4c5b69">${particulars(company).map(escapeHtml).join('<br>')}</p>`,
  ]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(company.name)}</title>
<body style="margin:24px;max-width:640px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#14202b;background:#ffffff">
${body.filter((part) => part !== undefined).join('\n')}
</body>
</html>
`
}
