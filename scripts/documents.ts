// npm run documents: writes the statecharts into docs/architecture.md as Mermaid, and the server's variables into
// docs/configuration.md. documents.test.ts compares them.
import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { chatMachine } from '#machines/chat/chatMachine.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { needs, Variables } from '#server/config.ts'
import { readChart } from '../packages/storybook-addon-statechart/chart/readChart.ts'
import { toMermaid } from '../packages/storybook-addon-statechart/chart/toMermaid.ts'

/** Returns the statecharts of all machines. */
const listCharts = (): string =>
  [contactMachine, consultationMachine, chatMachine]
    .map((machine) => `### ${machine.id}\n\n\`\`\`mermaid\n${toMermaid(readChart(machine).chart)}\`\`\`\n`)
    .join('\n')

/** Returns a line for each variable of the server: name, default, meaning, and when it is required. */
function listVariables(): string {
  const lines = Object.entries(Variables.entries).map(([name, schema]) => {
    const preset = v.getDefault(schema)
    const why = needs.filter(([needed]) => needed === name).map(([, , reason]) => `required if ${reason}`)
    return `- \`${name}\`${preset ? ` (\`${preset}\`)` : ''}: ${[v.getDescription(schema.wrapped), ...why].join('; ')}`
  })
  return `${lines.join('\n')}\n`
}

/** What is written into documents: the document, the name of its markers, and the text between them. */
const parts = [
  { file: 'docs/architecture.md', name: 'charts', list: listCharts },
  { file: 'docs/configuration.md', name: 'variables', list: listVariables },
]

/**
 * Returns each document with its current part between its markers.
 *
 * @throws Error if the markers are missing
 */
export const currentDocuments = (): Promise<{ file: string; text: string }[]> =>
  Promise.all(
    parts.map(async ({ file, name, list }) => {
      const [begin, end] = [`<!-- ${name}: written by npm run documents -->`, `<!-- /${name} -->`]
      const text = await readFile(file, 'utf8')
      const [before, after] = [text.indexOf(begin), text.indexOf(end)]
      if (before < 0 || after < before) throw new Error(`Put the markers "${begin}" and "${end}" into ${file}.`)
      return { file, text: `${text.slice(0, before + begin.length)}\n\n${list()}\n${text.slice(after)}` }
    }),
  )

if (import.meta.main) for (const { file, text } of await currentDocuments()) await writeFile(file, text)
