// npm run charts: writes the statecharts into docs/architecture.md as Mermaid. documents.test.ts compares them.
import { readFile, writeFile } from 'node:fs/promises'
import { chatMachine } from '#machines/chat/chatMachine.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { readChart } from '../packages/storybook-addon-statechart/chart/readChart.ts'
import { toMermaid } from '../packages/storybook-addon-statechart/chart/toMermaid.ts'

const begin = '<!-- charts: written by npm run charts -->'
const end = '<!-- /charts -->'

/** Path of the document with the statecharts. */
export const chartsDocument = 'docs/architecture.md'

/**
 * Returns the document with the current statecharts of all machines between its markers.
 *
 * @throws Error if the markers are missing
 */
export async function documentWithCharts(): Promise<string> {
  const text = await readFile(chartsDocument, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`Put the markers "${begin}" and "${end}" into ${chartsDocument}.`)
  const charts = [contactMachine, consultationMachine, chatMachine].map(
    (machine) => `### ${machine.id}\n\n\`\`\`mermaid\n${toMermaid(readChart(machine).chart)}\`\`\`\n`,
  )
  return `${text.slice(0, before + begin.length)}\n\n${charts.join('\n')}\n${text.slice(after)}`
}

if (import.meta.main) await writeFile(chartsDocument, await documentWithCharts())
