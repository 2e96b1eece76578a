import type { HttpHandler } from 'msw'
import { chat } from './chat/chat.ts'
import { consultation } from './consultation.ts'
import { contact } from './contact.ts'
import type { Outcome } from './outcomes.ts'

/** The selected outcome of each endpoint and of the chat. */
export type Overrides = { contact: Outcome; consultation: Outcome; chat: keyof typeof chat }
export type MockedName = keyof Overrides

const mocked: { [Name in MockedName]: Record<Overrides[Name], HttpHandler> } = { contact, consultation, chat }
export const mockedNames = Object.keys(mocked) as MockedName[]

/** Returns the outcomes that a URL or the dev toolbar can select. */
export const listOutcomes = <Name extends MockedName>(name: Name) => Object.keys(mocked[name]) as Overrides[Name][]

/** Returns the handlers of the selected outcomes: `worker.use(...createHandlers(overrides))`. */
export function createHandlers(overrides: Overrides): HttpHandler[] {
  const createHandler = <Name extends MockedName>(name: Name, outcome: Overrides[Name]): HttpHandler =>
    mocked[name][outcome]
  return mockedNames.map((name) => createHandler(name, overrides[name]))
}

/** Parses `?mock=contact:refused,chat:blocked`. Warns in the console about unknown names and outcomes. */
export function parseOverrides(search: string): Partial<Overrides> {
  const overrides = (new URLSearchParams(search).get('mock') ?? '').split(',').filter(Boolean)
  return Object.fromEntries(
    overrides.flatMap((override) => {
      const [key, outcome] = override.split(':')
      const name = mockedNames.find((known) => known === key)
      if (name && listOutcomes(name).some((known) => known === outcome)) return [[name, outcome]]
      console.warn(`?mock=${override} is not known. Use ${usable}.`)
      return []
    }),
  )
}

const usable = mockedNames.map((name) => `${name} with one of: ${listOutcomes(name).join(', ')}`).join('; ')
