import type { AnyStateMachine } from 'xstate'
import type { Examples } from '../../preview/accepted.ts'
import { inputs, payloads } from './samples.ts'

/** A machine of the corpus, with the input and payloads that it needs to run. */
export type Sample = { name: string; machine: AnyStateMachine; input?: unknown; examples: Examples }

const files = import.meta.glob<Record<string, unknown>>('./xstate/*.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'states' in value

/** The machines of `xstate/`, by file name. */
export const corpus: Sample[] = Object.entries(files).flatMap(([path, exported]) => {
  const name = path.replace(/^.*\/|\.ts$/g, '')
  const machine = Object.values(exported).find(isMachine)
  return machine === undefined ? [] : [{ name, machine, input: inputs[name], examples: payloads[name] ?? {} }]
})
