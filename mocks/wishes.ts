import { consultation } from './consultation.ts'
import { contact } from './contact.ts'
import type { Outcome } from './outcomes.ts'

/** The imitated functions, by the names that development gives them. */
export const functions = { contact, consultation }
export type Imitated = keyof typeof functions

/** What an address or the bar can ask of each. */
export const outcomes = Object.keys(contact) as Outcome[]

/** Reads `?mock=contact:refused,consultation:silent`; what is no outcome is named in the console. */
export function wishesIn(search: string): Partial<Record<Imitated, Outcome>> {
  const wishes = (new URLSearchParams(search).get('mock') ?? '').split(',').filter(Boolean)
  return Object.fromEntries(
    wishes.flatMap((wish) => {
      const [name = '', outcome = ''] = wish.split(':')
      if (Object.hasOwn(functions, name) && outcomes.some((known) => known === outcome)) return [[name, outcome]]
      console.warn(`?mock=${wish} is not known. Use contact or consultation, with one of: ${outcomes.join(', ')}.`)
      return []
    }),
  )
}
