import type { Fields } from './formCase.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescape = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
const attribute = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : unescape(value)
}

/** Reads what a page with a form shows: values, errors and links of the summary by field, and the summary. */
export function readAnswer(html: string) {
  const form = /<form[^]*<\/form>/.exec(html)?.[0] ?? ''
  const controls = [...form.matchAll(/<(input|select|textarea)\b([^>]*)>([^]*?)(?=<\/\1>|<)/g)]
  const values: Fields = {}
  const errors: string[] = []
  const ids: Record<string, string> = {}
  for (const [whole, kind, tag = '', text = ''] of controls) {
    const name = attribute(tag, 'name')!
    ids[`#${attribute(tag, 'id')}`] = name
    if (tag.includes('aria-invalid="true"')) {
      const id = attribute(tag, 'aria-describedby')
      const message = new RegExp(`<p id="${id}"([^>]*)>([^<]+)</p>`).exec(form)
      if (message && !message[1]!.includes('hidden')) errors.push(name)
    }
    if (attribute(tag, 'type') === 'checkbox') {
      if (tag.includes('checked=""')) values[name] = 'on'
    } else if (kind === 'textarea') values[name] = unescape(text.replace(/^\n/, ''))
    else if (kind === 'select') values[name] = chosen(form.slice(form.indexOf(whole)))
    else values[name] = attribute(tag, 'value') ?? ''
  }
  const summary = /<div id="form-errors"(?![^>]*hidden)[^>]*>([^]*?)<\/div>/.exec(form)?.[1] ?? ''
  const links = [...summary.matchAll(/<a href="(#[^"]+)">[^<]+/g)].map(([, id]) => ids[id!])
  return { values, errors, links, summary: unescape(summary.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ') }
}

function chosen(select: string): string {
  const options = [...select.slice(0, select.indexOf('</select>')).matchAll(/<option([^>]*)>([^<]*)/g)]
  const [, tag = '', text = ''] = options.find(([, tag]) => tag!.includes('selected=""')) ?? []
  return attribute(tag, 'value') ?? unescape(text)
}
