import { escapeHtml } from '#server/escapeHtml.ts'
import type { Company } from './Mail.ts'

/** The content of a mail, rendered as text and as HTML. All of it is shown as plain text. */
export type Page = {
  opening: string[]
  facts: [label: string, value: string][]
  /** A URL of the company, the only link in a mail. */
  link?: { text: string; href: string }
  quote?: string
  closing: string[]
  /** The company's particulars, one on each line. */
  footer: string[]
}

/** Returns the company's particulars for the footer of a mail (D29). */
export const particulars = ({ name, registrationNumber, postalAddress }: Company): string[] => [
  name,
  ...(registrationNumber ? [`Registration number: ${registrationNumber}`] : []),
  ...(postalAddress ? [postalAddress] : []),
]

/**
 * Renders the page as text. Quoted text follows `> `, so that it cannot imitate the mail's own text. The footer follows
 * the separator of signatures (RFC 3676, 4.3), so that mail programs leave it out of replies.
 */
export function asText({ opening, facts, link, quote, closing, footer }: Page): string {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2
  const table = facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n')
  const quoted = quote?.split('\n').map((line) => `> ${line}`.trimEnd())
  const parts = [
    ...opening,
    table,
    link && `${link.text}: ${link.href}`,
    quoted?.join('\n'),
    ...closing,
    ['-- ', ...footer].join('\n'),
  ]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

const row = ([label, value]: [string, string]) =>
  `<tr><th scope="row" align="left" valign="top" style="padding:2px 24px 2px 0;font-weight:400;white-space:nowrap;color:#4c5b69">` +
  `${escapeHtml(label)}</th><td valign="top" style="padding:2px 0"><bdi>${escapeHtml(value)}</bdi></td></tr>`
// Lines of one block, without <br>: the footer is the mail's own text and holds nothing that was typed.
const footerLine = (text: string, index: number) =>
  `<p style="margin:${index === 0 ? '32px 0 0;padding:16px 0 0;border-top:1px solid #d3dae0' : '0'};font-size:14px;color:#4c5b69">` +
  `${escapeHtml(text)}</p>`
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

/** Renders the page as HTML for mail programs: inline styles, no external resources. */
export function asHtml(title: string, { opening, facts, link, quote, closing, footer }: Page): string {
  const body = [
    ...opening.map(paragraph),
    `<table cellspacing="0" cellpadding="0">${facts.map(row).join('\n')}</table>`,
    link && `<p><a href="${escapeHtml(link.href)}" style="color:#b93e0a">${escapeHtml(link.text)}</a></p>`,
    quote &&
      `<blockquote dir="auto" style="margin:24px 0;padding:0 0 0 16px;border-left:3px solid #b93e0a;white-space:pre-wrap">` +
        `${escapeHtml(quote)}</blockquote>`,
    ...closing.map(paragraph),
    ...footer.map(footerLine),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:24px;max-width:640px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#14202b;background:#ffffff">
${body.filter((part) => part !== undefined).join('\n')}
</body>
</html>
`
}
