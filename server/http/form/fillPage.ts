import { errorsId } from '#machines/contract.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { Entries } from './parseForm.ts'

/** The state of a page whose form was not accepted. */
export type Refusal = {
  /** The first line of the summary. */
  summary: string
  /** The visitor's entries, without fields that are shown empty again. */
  entries: Entries
  /** By field, in their order on the page. */
  errors: Record<string, string>
}

/**
 * Fills a prerendered page with a form that was not accepted: a summary that links to the invalid fields, an error at
 * each of them, and everything that was typed. React has escaped the page's own text, so a tag ends at the first `>`.
 *
 * The page runs no script. Hydration would find other markup than the build's, and would render the form again, empty.
 */
export function fillPage(html: string, refusal: Refusal): string {
  const ids = new Map(
    [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => [readName(tag), readId(tag)]),
  )
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('<html ', '<html data-scripts="none" ')
    .replace('<title>', '<title>Error: ')
    .replace(/<input\b[^>]*>/g, (tag) => fillInput(tag, refusal))
    .replace(/(<textarea\b[^>]*)>[^<]*</g, (_, tag: string) => fillTextArea(tag, refusal))
    .replace(/(<select\b[^>]*)>(.*?)<\/select>/gs, (_, tag: string, options: string) =>
      fillSelect(tag, options, refusal),
    )
    .replace(
      /<p id="([^"]+)-error"([^>]*) hidden=""([^>]*)><\/p>/g,
      (slot, id: string, ...[before, after]: string[]) => {
        const error = refusal.errors[[...ids].find(([, known]) => known === id)?.[0] ?? '']
        return error === undefined ? slot : `<p id="${id}-error"${before}${after}>${escapeHtml(error)}</p>`
      },
    )
    .replace(new RegExp(`(<div id="${errorsId}"[^>]*) hidden=""([^>]*>)`), (_, before: string, after: string) => {
      const links = Object.entries(refusal.errors).map(
        ([name, error]) => `<li><a href="#${ids.get(name) ?? errorsId}">${escapeHtml(error)}</a></li>`,
      )
      const list = links.length > 0 ? `<ul role="list">${links.join('')}</ul>` : ''
      return `${before}${after}<p><strong>${escapeHtml(refusal.summary)}</strong></p>${list}`
    })
}

const readAttribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
const readName = (tag: string) => readAttribute(tag, 'name') ?? ''
const readId = (tag: string) => readAttribute(tag, 'id') ?? ''

/** Marks a control, without its closing bracket, as invalid if it has an error. */
function mark(tag: string, { errors }: Refusal): string {
  return errors[readName(tag)] === undefined
    ? tag
    : `${tag} aria-invalid="true" aria-describedby="${readId(tag)}-error"`
}

function fillInput(whole: string, refusal: Refusal): string {
  const tag = whole.replace(/\/?>$/, '')
  const value = refusal.entries.get(readName(tag))
  if (value === undefined) return `${mark(tag, refusal)}/>`
  if (readAttribute(tag, 'type') === 'checkbox') return `${mark(tag, refusal)} checked=""/>`
  const empty = tag.replace(/ value="[^"]*"/, '').replace(value === '' ? '' : / data-empty="[^"]*"/, '')
  return `${mark(empty, refusal)} value="${escapeHtml(value)}"/>`
}

// The parser drops the first line break of a text area.
const fillTextArea = (tag: string, refusal: Refusal) =>
  `${mark(tag, refusal)}>\n${escapeHtml(refusal.entries.get(readName(tag)) ?? '')}<`

function fillSelect(tag: string, options: string, refusal: Refusal): string {
  const value = refusal.entries.get(readName(tag))
  if (value === undefined) return `${mark(tag, refusal)}>${options}</select>`
  const chosen = options
    .replaceAll(' selected=""', '')
    .replace(/<option([^>]*)>([^<]*)/g, (option, attributes: string, text: string) =>
      (readAttribute(attributes, 'value') ?? text) === escapeHtml(value)
        ? `<option${attributes} selected="">${text}`
        : option,
    )
  return `${mark(tag, refusal)}>${chosen}</select>`
}
