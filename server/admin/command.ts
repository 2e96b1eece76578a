import type { Store } from '#server/store/Store.ts'
import { quarantine } from './quarantine.ts'
import { help, Mistake, parseFilter, parseKind, parsePerson, parseWords, type Values } from './parse.ts'
import { printList, printMessage, printStats } from './print.ts'
import { toJson } from './table.ts'
import { usage } from './usage.ts'

/** What the commands work on. */
export type Desk = {
  store: Store
  /** Removes the mail files of erased messages. */
  removeFiles: (ids: string[]) => Promise<void>
  /** Records that a command has read what was typed, or changed something, and of which messages. */
  audit: (command: string, ids: string[]) => void
}

/** What a command says to people, and to programs (`--json`). */
export type Answer = { text: string; data: unknown }

/** The output of a command, and whether it did what was asked. */
export type Output = { text: string; isDone: boolean }

/** `words` are those after the command's name. */
type Command = { takes: (keyof Values)[]; run: (desk: Desk, words: string[], values: Values) => Promise<Answer> }

/** More than any store holds. */
const everything = 9_999_999

const commands: Record<string, Command> = {
  list: {
    takes: ['state', 'kind', 'since', 'address', 'limit'],
    async run({ store }, words, values) {
      takeNoMore(words)
      const data = await store.list(parseFilter(values))
      return { text: printList(data), data }
    },
  },
  show: {
    takes: [],
    async run({ store, audit }, [id, ...more]) {
      takeNoMore(more)
      const data = await find(store, id)
      audit('show', [data.message.id])
      return { text: printMessage(data), data }
    },
  },
  resend: {
    takes: [],
    async run({ store, audit }, [id, word, ...more]) {
      takeNoMore(more)
      const kind = word === undefined ? undefined : parseKind(word, 'The kind')
      const { message, deliveries } = await find(store, id)
      if (deliveries.some(({ state }) => state === 'quarantined'))
        throw new Mistake(`${id} is quarantined. To deliver it: npm run outbox -- quarantine release ${id}`)
      const due = (await store.resend(message.id, kind)) ?? []
      if (due.length === 0)
        throw new Mistake(
          kind ? `${id} has no ${kind}.` : `All of ${id} was delivered. Name the kind to deliver it again.`,
        )
      audit('resend', [message.id])
      return { text: `Due now: ${due.join(', ')}`, data: { id: message.id, due } }
    },
  },
  erase: {
    takes: ['address'],
    async run({ store, removeFiles, audit }, [id, ...more], { address }) {
      takeNoMore(more)
      if ((id === undefined) === (address === undefined))
        throw new Mistake('Name either the id of a message or a person: erase ID, or erase --address ADDRESS')
      const erased = await store.erase(id === undefined ? { address: parsePerson(address) } : { id })
      // Also when the message is gone already: an earlier command may have ended before it removed the files.
      await removeFiles(id === undefined ? erased : [id, ...erased])
      if (erased.length === 0) throw id === undefined ? unknownPerson() : unknownId(id)
      audit('erase', erased)
      return { text: `Erased ${erased.join(', ')}.`, data: { erased } }
    },
  },
  export: {
    takes: ['address'],
    async run({ store, audit }, words, { address }) {
      takeNoMore(words)
      const listed = await store.list({ address: parsePerson(address), limit: everything })
      if (listed.length === 0) throw unknownPerson()
      const found = await Promise.all(listed.map(({ id }) => store.show(id)))
      const messages = found.flatMap((one) => (one ? [{ ...one.message, deliveries: one.deliveries }] : []))
      audit(
        'export',
        messages.map(({ id }) => id),
      )
      const data = { exportedAt: Date.now(), messages }
      return { text: toJson(data), data }
    },
  },
  quarantine: { takes: [], run: quarantine },
  stats: {
    takes: [],
    async run({ store }, words) {
      takeNoMore(words)
      const data = await store.stats()
      return { text: printStats(data), data }
    },
  },
}

/**
 * Runs a command of an operator.
 *
 * @param words after `npm run outbox --`
 */
export async function runCommand(desk: Desk, words: string[]): Promise<Output> {
  try {
    const { positionals, values } = parseWords(words)
    const [name, ...rest] = positionals
    if (name === undefined) return { text: usage, isDone: false }
    if (name === 'help') return { text: usage, isDone: true }
    if (!Object.hasOwn(commands, name))
      throw new Mistake(`There is no command "${name}", only ${Object.keys(commands).join(', ')}. ${help}`)
    const { takes, run } = commands[name]!
    const { json = false, ...others } = values
    const wrong = Object.keys(others).find((option) => !takes.includes(option as keyof Values))
    if (wrong !== undefined) throw new Mistake(`${name} does not take --${wrong}. ${help}`)
    const { text, data } = await run(desk, rest, values)
    return { text: json ? toJson(data) : text, isDone: true }
  } catch (error) {
    if (error instanceof Mistake) return { text: error.message, isDone: false }
    throw error
  }
}

function takeNoMore([word]: string[]): void {
  if (word !== undefined) throw new Mistake(`"${word}" is one word too many. ${help}`)
}

async function find(store: Store, id: string | undefined) {
  if (id === undefined) throw new Mistake('Name the id of a message; "npm run outbox -- list" shows the ids.')
  const found = await store.show(id)
  if (!found) throw unknownId(id)
  return found
}

const unknownId = (id: string) =>
  new Mistake(`There is no message ${id}. "npm run outbox -- list" shows the ids of those that are stored.`)
const unknownPerson = () =>
  new Mistake('There is no message with this address. Try the other one: email address or phone number.')
