// npm run charts: writes the statecharts of the machines into README.md, as Mermaid. A test checks that they are true.
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { chatMachine } from '#machines/chat/chatMachine.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'

const begin = '<!-- charts: written by npm run charts -->'
const end = '<!-- /charts -->'

/** A machine as a Mermaid state diagram: nested and parallel states, events, guards in brackets. */
export function mermaid(machine: AnyStateMachine): string {
  // Mermaid draws regions side by side only within a state.
  const states =
    machine.root.type === 'parallel'
      ? [`  state ${machine.id} {`, ...inside(machine.root, '    '), '  }']
      : inside(machine.root, '  ')
  return ['stateDiagram-v2', ...states, ...transitionsOf(machine.root)].join('\n')
}

/** README.md with the charts of all machines between its marks. */
export async function readmeWithCharts(): Promise<string> {
  const readme = await readFile('README.md', 'utf8')
  const [before, after] = [readme.indexOf(begin), readme.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`README.md has lost its marks. Put in "${begin}" and "${end}".`)
  const charts = [contactMachine, consultationMachine, chatMachine].map(
    (machine) => `**${machine.id}**\n\n\`\`\`mermaid\n${mermaid(machine)}\n\`\`\`\n`,
  )
  return `${readme.slice(0, before + begin.length)}\n\n${charts.join('\n')}\n${readme.slice(after)}`
}

const nameOf = (node: AnyStateNode) => node.path.join('_')

function inside(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states)
  const start = node.type === 'compound' ? node.initial.target[0] : undefined
  const lines = start ? [`${indent}[*] --> ${nameOf(start)}`] : []
  children.forEach((child, index) => {
    if (node.type === 'parallel' && index > 0) lines.push(`${indent}--`)
    lines.push(`${indent}state "${child.key}" as ${nameOf(child)}`)
    const deeper = inside(child, `${indent}  `)
    if (deeper.length > 0) lines.push(`${indent}state ${nameOf(child)} {`, ...deeper, `${indent}}`)
  })
  return lines
}

function transitionsOf(node: AnyStateNode): string[] {
  const own = [...node.transitions.values()]
    .flat()
    .flatMap(({ eventType, target, guard }) =>
      (target ?? [node]).map(
        (to) => `  ${nameOf(node)} --> ${nameOf(to)} : ${wordOf(eventType)}${guard ? ` [${guardName(guard)}]` : ''}`,
      ),
    )
  return [...own, ...Object.values(node.states).flatMap(transitionsOf)]
}

// `xstate.done.actor.0.contact.submitting` says only "done" to a reader, and `xstate.after.patience.…` "after patience".
function wordOf(event: string): string {
  const [, delay] = /^xstate\.after\.(\w+)/.exec(event) ?? []
  return delay === undefined ? (/^xstate\.(done|error)\./.exec(event)?.[1] ?? event) : `after ${delay}`
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return guardWord(guard)
}

// `not(…)` and `stateIn(…)` are functions that carry what they were made of.
function guardWord(guard: unknown): string {
  const { check, guards, stateValue } = guard as { check?: { name: string }; guards?: unknown[]; stateValue?: object }
  if (check?.name === 'checkNot') return `not ${guardName(guards?.[0])}`
  return `in ${JSON.stringify(stateValue).replaceAll(/[{}"]/g, '').replace(':', '.')}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await writeFile('README.md', await readmeWithCharts())
