// npm run documents: writes the statecharts into docs/statecharts.md as Mermaid, and the variables of site and server and the
// events of the forms into docs/configuration.md. documents.test.ts compares them.
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { StateMachine, type AnyStateMachine } from 'xstate'
import type { FieldFacts } from '#contract/fields.ts'
import { formNames, forms } from '#contract/forms.ts'
import { facts, sharedVariables, switches } from '#contract/siteVariables.ts'
import { needs, ownVariables } from '#server/config.ts'
import { readChart } from '../packages/storybook-addon-statechart/chart/readChart.ts'
import { toMermaid } from '../packages/storybook-addon-statechart/chart/toMermaid.ts'

/** Returns the machines of all files `machines/<name>/<name>Machine.ts`, in their alphabetical order. */
async function listMachines(): Promise<AnyStateMachine[]> {
  const files = globSync('machines/*/*Machine.ts').toSorted()
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(resolve(file)).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine),
  )
}

/** Returns the statecharts of all machines. */
const listCharts = async (): Promise<string> =>
  (await listMachines())
    .map((machine) => `### ${machine.id}\n\n\`\`\`mermaid\n${toMermaid(readChart(machine).chart)}\`\`\`\n`)
    .join('\n')

type Variable = v.OptionalSchema<v.GenericSchema<string, unknown>, string | undefined>

/**
 * Returns a line for each variable: its name, its default or sample, its meaning, and when it is required. What a visitor sees
 * without a fact, `npm run check:facts` lists.
 */
function listVariables(table: Record<string, Variable>): string {
  const lines = Object.entries(table).map(([name, schema]) => {
    const { sample } = v.getMetadata(schema.wrapped) as { sample?: string | number }
    const preset = v.getDefault(schema) ?? sample
    const parts = [
      v.getDescription(schema.wrapped),
      ...needs.filter(([needed]) => needed === name).map(([, , reason]) => `required if ${reason}`),
    ]
    return `- \`${name}\`${preset ? ` (\`${preset}\`)` : ''}: ${parts.join('; ')}`
  })
  return `${lines.join('\n')}\n`
}

/** Returns a line for each form: the event that a CRM receives, and the fields of its payload. */
const listEvents = (): string =>
  formNames
    .map((name) => {
      const fields = Object.entries<FieldFacts>(forms[name].fields).filter(([, { rule }]) => rule)
      return `- \`${forms[name].event}\`: ${fields.map(([field]) => `\`${field}\``).join(', ')}\n`
    })
    .join('')

/** What is written into documents: the document, the name of its markers, and the text between them. */
const parts = [
  { file: 'docs/statecharts.md', name: 'charts', list: listCharts },
  { file: 'docs/configuration.md', name: 'events', list: listEvents },
  { file: 'docs/configuration.md', name: 'facts', list: () => listVariables(facts) },
  { file: 'docs/configuration.md', name: 'switches', list: () => listVariables(switches) },
  { file: 'docs/configuration.md', name: 'shared variables', list: () => listVariables(sharedVariables) },
  { file: 'docs/configuration.md', name: 'variables', list: () => listVariables(ownVariables) },
]

/**
 * Returns each document with its current parts between their markers.
 *
 * @throws Error if the markers are missing
 */
export async function currentDocuments(): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const { file, name, list } of parts) {
    const [begin, end] = [`<!-- ${name}: written by npm run documents -->`, `<!-- /${name} -->`]
    const text = texts.get(file) ?? (await readFile(file, 'utf8'))
    const [before, after] = [text.indexOf(begin), text.indexOf(end)]
    if (before < 0 || after < before) throw new Error(`Put the markers "${begin}" and "${end}" into ${file}.`)
    texts.set(file, `${text.slice(0, before + begin.length)}\n\n${await list()}\n${text.slice(after)}`)
  }
  return texts
}

if (import.meta.main) for (const [file, text] of await currentDocuments()) await writeFile(file, text)
