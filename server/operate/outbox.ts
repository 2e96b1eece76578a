// npm run outbox: what an operator does with accepted messages, while the server runs or not.
import { appendFileSync, constants, existsSync, lchownSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { senderOf } from '#contract/forms.ts'
import { phoneNumber } from '#contract/text.ts'
import { parseEmail } from '#contract/variables.ts'
import { dialedNumber, emailKey } from '../store/people.ts'
import { eraseFromBackups, findInBackups, type Found } from './backups.ts'
import { parseConfig } from '../config.ts'
import { mailFolder, removeMailFiles } from '../delivery/files.ts'
import { jsonLog, type Log } from '../log.ts'
import { openDatabase } from '../store/openDatabase.ts'
import { deliveryKinds, deliveryStates } from '../store/messages.ts'
import type { ListedMessage, Person, StoredDelivery } from '../store/messages.ts'
import { sqliteFile } from '../store/sqlite.ts'
import { createStore, type Store } from '../store/store.ts'
import { formatFailures, formatList, formatOne, formatTime, formatTotals, table, toJson } from './printOutbox.ts'

const usage = `npm run outbox -- COMMAND [--json]

list [--state STATE] [--address ADDRESS]
                          ids, times and states of the last 100; nothing that was typed
show ID                   one message, with what was typed
resend ID [KIND]          delivers again what was not delivered, or the named kind
resend --state STATE [KIND]
                          delivers again all that was given up (dead), written to files or canceled, delivers now what
                          waits, or of these the named kind; with KIND and --yes also what is withheld, from people who
                          may not have written
cancel ID …               holds back what waits of these messages; resend delivers it after all
cancel --address ADDRESS  the same for all of a person
cancel --state waiting    the same for everything that waits
erase ID                  erases a message for good, with its mail files and in the backups
erase --address ADDRESS   erases all of a person
export --address ADDRESS  everything that is stored of a person, as JSON
sources                   how many inquiries came from where, and how often each page was opened; nothing of a person
failures                  what failed in the browsers of visitors, by day; nothing of a person

ID is the id of a message, or its reference, which the visitor and the mails name. A message that only backups hold
is erased by its id or its person.
STATE is ${deliveryStates.join(', ')}.
KIND is ${deliveryKinds.join(', ')}.
ADDRESS is an email address, or a phone number, of which the last nine digits are compared. Before erase or export takes
messages of several people or of a number that is spelled differently, and erase one that the company has not
received, they list these and want --yes.
--json writes the answer as JSON, for programs.`

/** What the commands work with. */
type CommandContext = {
  store: Store
  outbox: string
  /** Whether the database is a file in the outbox, with backups beside it. */
  hasBackups: boolean
  log: Log
  /** Records that a command has read what was typed, or changed something, and of which messages. */
  audit: (command: string, ids: string[]) => void
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = { state: text, address: text, yes: flag, json: flag }
type Values = { state?: string; address?: string; yes?: boolean; json?: boolean }
type Command = (context: CommandContext, words: string[], values: Values) => Promise<{ text: string; data: unknown }>

/** More than any store holds. */
const everything = 9_999_999

const commands: Record<string, Command> = {
  async list({ store }, _, { state, address }) {
    const filter = state === undefined ? {} : { state: oneOf(deliveryStates, state, '--state') }
    const person = address === undefined ? {} : { person: parsePerson(address) }
    const data = await store.list({ ...filter, ...person })
    return { text: data.length > 0 ? formatList(data) : 'There are no such messages.', data }
  },

  async show({ store, audit }, [id]) {
    const data = await find(store, id)
    audit('show', [data.id])
    return { text: formatOne(data), data }
  },

  async resend({ store, audit }, words, { state, yes }) {
    const [id, word] = state === undefined ? words : [undefined, ...words]
    const kind = word === undefined ? undefined : oneOf(deliveryKinds, word, 'The kind')
    if (state !== undefined) {
      const what = oneOf(['waiting', 'written', 'dead', 'withheld', 'canceled'], state, '--state')
      if (what === 'withheld' && !(yes && kind))
        throw new Error(
          'They are withheld by a limit or a mark, from people who may not have written. Look at list --state withheld; ' +
            '"resend ID" sends one of them, "resend --state withheld KIND --yes" all of a kind.',
        )
      const resent = await store.resendAll(what, kind)
      audit('resend', resent)
      return { text: `Due now: deliveries of ${resent.length} messages`, data: { ids: resent } }
    }
    const message = await find(store, id)
    const due = await store.resend(message.id, kind)
    if (due.length === 0 && kind !== undefined) throw new Error(`${id} has no ${kind}.`)
    if (due.length === 0) throw new Error(`All of ${id} was delivered. Name the kind to deliver it again.`)
    audit('resend', [message.id])
    return { text: `Due now: ${due.join(', ')}`, data: { id: message.id, due } }
  },

  async cancel({ store, audit }, words, { address, state }) {
    if ([words.length > 0, address !== undefined, state !== undefined].filter(Boolean).length !== 1)
      throw new Error('Name what to cancel: cancel ID …, cancel --address ADDRESS, or cancel --state waiting')
    if (state !== undefined) oneOf(['waiting'], state, '--state')
    const person = address === undefined ? undefined : parsePerson(address)
    const found =
      person === undefined
        ? await Promise.all(words.map((id) => find(store, id)))
        : await store.list({ person, limit: everything })
    const ids = await store.cancel(state === undefined ? found.map(({ id }) => id) : undefined)
    audit('cancel', ids)
    return { text: `Canceled what waited of ${ids.length} messages.`, data: { ids } }
  },

  async erase(context, [word], values) {
    const { address } = values
    const { store, outbox, hasBackups, log, audit } = context
    if ((word === undefined) === (address === undefined))
      throw new Error('Name either the id of a message or a person: erase ID, or erase --address ADDRESS')
    const id = word === undefined ? undefined : await findId(store, word)
    const who = id === undefined ? parsePerson(address) : { id }
    const stored = await store.list('id' in who ? who : { person: who, limit: everything })
    const copied = hasBackups ? await findInBackups(outbox, who) : []
    const found = new Map([...copied, ...stored.map(toFound)].map((one) => [one.id, one]))
    const ids = [...found.keys()]
    const unreceived = stored.filter(({ deliveries }) => !deliveries.some(hasReachedCompany)).map((one) => one.id)
    checkMeant(context, [...found.values()], values, unreceived)
    if (ids.length > 0) audit('erase', ids)
    // The rows are the last to go, so that a second run finds what the first one could not finish. Then all others once
    // more, because a mail or a backup may have been written meanwhile.
    const eraseOthers = async () => {
      await removeMailFiles(mailFolder(outbox), id === undefined ? ids : [id])
      if (hasBackups) await eraseFromBackups(outbox, ids, log)
    }
    await eraseOthers()
    await store.erase(ids)
    await eraseOthers()
    const answer = ids.length > 0 ? `Erased ${ids.join(', ')}.` : `Nothing is stored of ${id ?? address}.`
    return { text: answer, data: { erased: ids } }
  },

  async export(context, _, values) {
    const messages = await context.store.list({ person: parsePerson(values.address), limit: everything })
    checkMeant(context, messages.map(toFound), values)
    const ids = messages.map(({ id }) => id)
    if (ids.length > 0) context.audit('export', ids)
    const data = { exportedAt: Date.now(), messages }
    return { text: toJson(data), data }
  },

  async sources({ store }) {
    const data = await store.readTotals()
    return { text: formatTotals(data), data }
  },

  async failures({ store }) {
    const data = await store.readFailures()
    return { text: formatFailures(data), data }
  },
}

/**
 * Carries out an operator's command, the words after `npm run outbox --`, and returns what to print. Throws an Error that says
 * what is wrong with it and what to do.
 */
export async function runCommand(args: string[], open: () => CommandContext): Promise<string> {
  const [name, ...rest] = args
  if (name === undefined || ['help', '--help'].includes(name)) return usage
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(`There is no command "${name}", only ${Object.keys(commands).join(', ')}. ${seeHelp}`)
  const { positionals, values } = parseArgs({ args: rest, allowPositionals: true, options })
  const extra = positionals[{ show: 1, resend: 2, cancel: Infinity, erase: 1 }[name] ?? 0]
  if (extra !== undefined) throw new Error(`"${extra}" is one word too many. ${seeHelp}`)
  const context = open()
  try {
    const answer = await command(context, positionals, values)
    return values.json ? toJson(answer.data) : answer.text
  } finally {
    await context.store.close()
  }
}

const seeHelp = 'See npm run outbox -- help'

function oneOf<Word extends string>(known: readonly Word[], word: string, name: string): Word {
  const found = known.find((one) => one === word)
  if (found === undefined) throw new Error(`${name}: use ${known.join(', ')}, not "${word}".`)
  return found
}

/**
 * Parses by what a person is found, with the rules of the forms: the whole email address, also as a mail program copies it
 * (`Jana <jana@example.com>`), or the end of the phone number. What they cannot read is an error: it does not mean that
 * nothing is stored.
 */
function parsePerson(address = ''): Person {
  if (address.includes('@')) {
    const email = parseEmail(/<(.*)>/.exec(address)?.[1] ?? address)
    if (email !== undefined) return { email: emailKey(email) }
  } else {
    const { success, output } = v.safeParse(phoneNumber, address)
    const digits = success ? dialedNumber(output).replace('+', '') : ''
    if (digits.length >= 6) return { phone: digits.slice(-9) }
  }
  throw new Error('--address: give an email address like jana@example.com or a phone number like +421900123456.')
}

function toFound({ id, payload, acceptedAt, isUnreadable }: ListedMessage): Found {
  const { email, phone } = senderOf(isUnreadable ? {} : payload)
  return { id, email, phone, acceptedAt }
}

const hasReachedCompany = ({ kind, state }: StoredDelivery) => kind === 'company-mail' && state === 'delivered'

/**
 * Makes sure that the operator means all these messages. Colleagues share the number of their switchboard, and numbers that end
 * alike may be of different people; one that the company has not received is lost when it is erased.
 */
function checkMeant(
  { audit }: CommandContext,
  found: Found[],
  { address = '', yes }: Values,
  unreceived: string[] = [],
): void {
  const isByPhone = address !== '' && !address.includes('@')
  const people = new Set(found.map(({ email }) => emailKey(email))).size
  const isSpelledAlike = found.every(({ phone }) => dialedNumber(phone) === dialedNumber(address))
  const doubts = [
    ...(isByPhone && people > 1
      ? [`They are of ${people} email addresses: give one of these to take only its messages.`]
      : []),
    ...(isByPhone && !isSpelledAlike ? [`Not every number is spelled like ${address}.`] : []),
    ...(unreceived.length > 0 ? ['What is marked has not reached the company.'] : []),
  ]
  if (yes || doubts.length === 0) return
  const ids = found.map(({ id }) => id)
  audit('show', ids)
  const rows = found.map(({ id, email, phone, acceptedAt }) => [
    id,
    formatTime(acceptedAt),
    email,
    phone,
    unreceived.includes(id) ? 'not received' : '',
  ])
  throw new Error(`${table(rows)}\nNothing was done. ${doubts.join(' ')} If you mean what is listed, add --yes.`)
}

const isReference = /^[\da-f]{12}$/
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Returns the id that a word names, which may be of a message that only backups hold. */
async function findId(store: Store, word: string): Promise<string> {
  const id = word.toLowerCase()
  return isId.test(id) ? id : (await find(store, word)).id
}

/** Finds a message by its id or its reference. */
async function find(store: Store, word: string | undefined): Promise<ListedMessage> {
  // Somebody may dictate a reference, which is then written in capitals.
  const id = word?.toLowerCase()
  if (id === undefined) throw new Error('Name the id of a message; "npm run outbox -- list" shows the ids.')
  const which = isReference.test(id) ? { reference: id, limit: 1 } : { id }
  const [found] = await store.list(which)
  if (!found)
    throw new Error(`There is no message ${word}. "npm run outbox -- list" shows the ids of those that are stored.`)
  return found
}

/** Opens the configured store. */
function openContext(env: NodeJS.ProcessEnv): CommandContext {
  // Only where the store is, so that the command needs no other variable of the server.
  const config = parseConfig({ OUTBOX: env['OUTBOX'], DATABASE_URL: env['DATABASE_URL'] })
  const { outbox, databaseUrl } = config
  if (databaseUrl === undefined && !existsSync(join(outbox, sqliteFile)))
    throw new Error(
      `There is no ${sqliteFile} in ${resolve(outbox)}, or you may not read this folder. Set OUTBOX to the folder that the ` +
        'server uses, or DATABASE_URL to its database.',
    )
  const log = jsonLog((line) => process.stderr.write(line))
  const auditLog = jsonLog((line) => (existsSync(outbox) ? appendAudit(outbox, line) : process.stderr.write(line)))
  return {
    store: createStore(openDatabase(config, log), { log }),
    outbox,
    hasBackups: databaseUrl === undefined,
    log,
    audit: (command, ids) => auditLog('info', 'outbox.command', { command, ids: ids.join(' ') }),
  }
}

/** Appends to the audit log, which belongs to the folder's owner also when root runs the command. */
function appendAudit(outbox: string, line: string): void {
  const file = join(outbox, 'audit.log')
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = constants
  // The owner of the folder could otherwise have root write to any file, by a link.
  appendFileSync(file, line, { mode: 0o600, flag: O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW } as object)
  const { uid, gid } = statSync(outbox)
  if (process.getuid?.() === 0) lchownSync(file, uid, gid)
}

if (import.meta.main)
  try {
    console.log(await runCommand(process.argv.slice(2), () => openContext(process.env)))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
