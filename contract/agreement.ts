import { sharedFacts, sharedVariables } from './siteVariables.ts'

/** What a build leaves for the server, because its pages state what the server does. */
export type Agreement = {
  /** The values of the variables that both read, as texts by name; empty if one is not set. */
  values: Record<string, string>
  /** The base URL of the endpoints; empty for the site's own origin. */
  backendUrl: string
  /** Whether the notice under the forms names who else gets the data (VITE_DATA_RECIPIENTS). */
  namesRecipients: boolean
}

const shared = { ...sharedVariables, ...sharedFacts }
type Parsed = Partial<Record<keyof typeof shared, string | number | undefined>>

/** Returns the values of the variables that build and server both read. */
export const valuesOfShared = (parsed: Parsed): Agreement['values'] =>
  Object.fromEntries(Object.keys(shared).map((name) => [name, String(parsed[name as keyof Parsed] ?? '')]))
