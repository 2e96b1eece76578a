// npm run variables: writes the server's variables into docs/configuration.md. documents.test.ts compares them.
import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { needs, Variables } from '#server/config.ts'

const begin = '<!-- variables: written by npm run variables -->'
const end = '<!-- /variables -->'
const file = 'docs/configuration.md'

/** Returns a line for each variable of the server: name, default, meaning, and when it is required. */
function listVariables(): string {
  const lines = Object.entries(Variables.entries).map(([name, schema]) => {
    const preset = v.getDefault(schema)
    const why = needs.filter(([needed]) => needed === name).map(([, , reason]) => `required if ${reason}`)
    return `- \`${name}\`${preset ? ` (\`${preset}\`)` : ''}: ${[v.getDescription(schema.wrapped), ...why].join('; ')}`
  })
  return lines.join('\n')
}

/**
 * Returns the document with the current variables between its markers.
 *
 * @throws Error if the markers are missing
 */
export async function documentWithVariables(): Promise<string> {
  const text = await readFile(file, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`Put the markers "${begin}" and "${end}" into ${file}.`)
  return `${text.slice(0, before + begin.length)}\n\n${listVariables()}\n\n${text.slice(after)}`
}

if (import.meta.main) await writeFile(file, await documentWithVariables())
