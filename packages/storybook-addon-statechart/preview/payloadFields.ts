import type { AnyStateMachine } from 'xstate'
import { getExamples, type Examples } from './accepted.ts'

/** A field of a payload form. */
export type PayloadField = {
  /** Keys from the payload to the value. */
  path: string[]
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json'
  /** Values of a choice. */
  options: (string | number)[]
  required: boolean
}

/** Payload schemas by event type: Valibot objects or JSON Schema. */
export type Payloads = Readonly<Record<string, unknown>>

/**
 * Returns the fields of each event's payload, from its schema or otherwise from its examples. A machine exposes schemas
 * as `schemas.events`, keyed by event type.
 */
export function listPayloadFields(
  machine: AnyStateMachine,
  payloads: Payloads,
  examples: Examples,
): Record<string, PayloadField[]> {
  const schemas: Payloads = { ...getEntries(getEntries(machine.schemas)['events']), ...payloads }
  const types = new Set([...Object.keys(examples), ...Object.keys(schemas)])
  return Object.fromEntries(
    [...types].map((type) => {
      const schema = schemas[type]
      const fields =
        schema === undefined ? readExamples(getExamples(examples, type)) : readSchema(schema, [], true).filter(isInner)
      return [type, fields]
    }),
  )
}

// The event's type is not a part of its payload. A schema that is no object has a single field without a key.
const isInner = ({ path }: PayloadField) => path.length > 0 && path.join('.') !== 'type'

type Schema = { type?: unknown; properties?: unknown; entries?: unknown; required?: unknown; wrapped?: unknown } & {
  enum?: unknown
  options?: unknown
  literal?: unknown
  const?: unknown
}

const optionalTypes = new Set<unknown>(['optional', 'nullable', 'nullish', 'undefinedable', 'exact_optional'])

function readSchema(given: unknown, path: string[], required: boolean): PayloadField[] {
  const schema = getEntries(given) as Schema
  // Valibot wraps a schema that may be missing.
  if (schema.wrapped !== undefined) return readSchema(schema.wrapped, path, required && !optionalTypes.has(schema.type))
  const children = schema.entries ?? schema.properties
  if (children !== undefined) {
    const names: unknown = schema.required
    const isRequired = (key: string) => schema.entries !== undefined || (Array.isArray(names) && names.includes(key))
    return Object.entries(getEntries(children)).flatMap(([key, child]) =>
      readSchema(child, [...path, key], required && isRequired(key)),
    )
  }
  const options = listOptions(schema)
  const kind = options.length > 0 ? 'choice' : (kinds[String(schema.type)] ?? 'json')
  return [{ path, kind, options, required }]
}

const kinds: Record<string, PayloadField['kind']> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
}

function listOptions(schema: Schema): (string | number)[] {
  const literal = schema.const ?? schema.literal
  // Valibot's unions also have options, which are schemas.
  const given = literal === undefined ? (schema.enum ?? schema.options) : [literal]
  const values: unknown[] = Array.isArray(given) ? given : Object.values(getEntries(given))
  return values.every((value) => typeof value === 'string' || typeof value === 'number') ? values : []
}

function readExamples(examples: readonly unknown[], path: string[] = []): PayloadField[] {
  const keys = new Set(examples.flatMap((example) => Object.keys(getEntries(example))))
  return [...keys].flatMap((key): PayloadField[] => {
    const values = examples.map((example) => getEntries(example)[key]).filter((value) => value !== undefined)
    if (values.every(isRecord)) return readExamples(values, [...path, key])
    const [type, ...others] = new Set(values.map((value) => typeof value))
    const kind = others.length === 0 ? (kinds[String(type)] ?? 'json') : 'json'
    return [{ path: [...path, key], kind, options: [], required: false }]
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const getEntries = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
