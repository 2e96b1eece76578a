// npm run charts: writes the statecharts into docs/architecture.md as Mermaid. charts.test.ts compares them.
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { chatMachine } from '#machines/chat/chatMachine.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'

const begin = '<!-- charts: written by npm run charts -->'
const end = '<!-- /charts -->'

/** Path of the document with the statecharts. */
export const chartsDocument = 'docs/architecture.md'

/** Returns a machine as a Mermaid state diagram: nested and parallel states, events, guards in brackets. */
export function mermaid(machine: AnyStateMachine): string {
  const { root } = machine
  // Mermaid draws parallel regions only inside a state, and a root transition needs a source state.
  const isWrapped = root.type === 'parallel' || root.transitions.size > 0
  const states = isWrapped ? [`  state ${machine.id} {`, ...inside(root, '    '), '  }'] : inside(root, '  ')
  return ['stateDiagram-v2', ...states, ...formatTransitions(root)].join('\n')
}

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
    (machine) => `### ${machine.id}\n\n\`\`\`mermaid\n${mermaid(machine)}\n\`\`\`\n`,
  )
  return `${text.slice(0, before + begin.length)}\n\n${charts.join('\n')}\n${text.slice(after)}`
}

const getName = (node: AnyStateNode) => node.path.join('_') || node.machine.id

function inside(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states)
  const start = node.type === 'compound' ? node.initial.target[0] : undefined
  const lines = start ? [`${indent}[*] --> ${getName(start)}`] : []
  children.forEach((child, index) => {
    if (node.type === 'parallel' && index > 0) lines.push(`${indent}--`)
    lines.push(`${indent}state "${child.key}" as ${getName(child)}`)
    const deeper = inside(child, `${indent}  `)
    if (deeper.length > 0) lines.push(`${indent}state ${getName(child)} {`, ...deeper, `${indent}}`)
  })
  return lines
}

function formatTransitions(node: AnyStateNode): string[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(
    ({ eventType, target, guard }) =>
      (target ?? [node]).map(
        (to) =>
          `  ${getName(node)} --> ${getName(to)} : ${shortenEvent(eventType)}${guard ? ` [${guardName(guard)}]` : ''}`,
      ),
  )
  return [...own, ...Object.values(node.states).flatMap(formatTransitions)]
}

// Shortens `xstate.done.actor.0.contact.submitting` to "done" and `xstate.after.loadTimeout.…` to "after loadTimeout".
function shortenEvent(event: string): string {
  const [, delay] = /^xstate\.after\.(\w+)/.exec(event) ?? []
  if (event === '') return 'always'
  return delay === undefined ? (/^xstate\.(done|error)\./.exec(event)?.[1] ?? event) : `after ${delay}`
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return guardWord(guard)
}

// `not(…)` and `stateIn(…)` are functions that store their arguments as properties.
function guardWord(guard: unknown): string {
  const { check, guards, stateValue } = guard as { check?: { name: string }; guards?: unknown[]; stateValue?: object }
  if (check?.name === 'checkNot') return `not ${guardName(guards?.[0])}`
  return `in ${JSON.stringify(stateValue).replaceAll(/[{}"]/g, '').replace(':', '.')}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await writeFile(chartsDocument, await documentWithCharts())
