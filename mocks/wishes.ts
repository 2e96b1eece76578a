import type { HttpHandler } from 'msw'
import { chat } from './chat/chat.ts'
import { consultation } from './consultation.ts'
import { contact } from './contact.ts'
import type { Outcome } from './outcomes.ts'

/** What becomes of each, by the names that development gives them. */
export type Wishes = { contact: Outcome; consultation: Outcome; chat: keyof typeof chat }
export type Imitated = keyof Wishes

const imitated: { [Name in Imitated]: Record<Wishes[Name], HttpHandler> } = { contact, consultation, chat }
export const imitatedNames = Object.keys(imitated) as Imitated[]

/** What an address or the bar can ask of one of them. */
export const outcomesFor = <Name extends Imitated>(name: Name) => Object.keys(imitated[name]) as Wishes[Name][]

/** What answers as it is wished: `worker.use(...handlersFor(wishes))`. */
export function handlersFor(wishes: Wishes): HttpHandler[] {
  const handlerFor = <Name extends Imitated>(name: Name, outcome: Wishes[Name]): HttpHandler => imitated[name][outcome]
  return imitatedNames.map((name) => handlerFor(name, wishes[name]))
}

/** Reads `?mock=contact:refused,chat:blocked`; what is no outcome is named in the console. */
export function wishesIn(search: string): Partial<Wishes> {
  const wishes = (new URLSearchParams(search).get('mock') ?? '').split(',').filter(Boolean)
  return Object.fromEntries(
    wishes.flatMap((wish) => {
      const [asked, outcome] = wish.split(':')
      const name = imitatedNames.find((known) => known === asked)
      if (name && outcomesFor(name).some((known) => known === outcome)) return [[name, outcome]]
      console.warn(`?mock=${wish} is not known. Use ${usable}.`)
      return []
    }),
  )
}

const usable = imitatedNames.map((name) => `${name} with one of: ${outcomesFor(name).join(', ')}`).join('; ')
