import { Worker } from 'node:worker_threads'
import { StoreUnavailable } from '../Store.ts'
import type { Answer, Call, Operations } from './commitTogether.ts'
import type { Maintenance } from './databaseThread.ts'
import type { OpenFailure } from './openErrors.ts'

/** So many calls are sent before the turn of the event loop ends, so that the database does not wait for all of them. */
const maxCalls = 16

type Methods = Operations & Maintenance
type Pending = { resolve: (result: never) => void; reject: (error: Error) => void }

/** Runs a call in the database's thread. Rejects with StoreUnavailable if the database fails or is closed. */
export type CallDatabase = <Name extends keyof Methods>(
  name: Name,
  ...argument: Parameters<Methods[Name]> extends [infer Argument, ...unknown[]] ? [Argument] : []
) => Promise<Awaited<ReturnType<Methods[Name]>>>

/**
 * Opens a database in a thread of its own.
 *
 * @param options `clock`: its time travels with each call, in milliseconds since 1970; `failed`: returns the error for a
 * database that cannot be opened
 */
export async function connect(options: {
  file: string
  clock: () => number
  maxBytes?: number | undefined
  failed: (failure: OpenFailure) => Error
}): Promise<CallDatabase> {
  const { file, clock, maxBytes, failed } = options
  const thread = new Worker(new URL('databaseThread.ts', import.meta.url), {
    workerData: { file, maxBytes },
    execArgv: [],
  })
  const pending = new Map<number, Pending>()
  let calls: Call[] = []
  let lastId = 0
  let ended: StoreUnavailable | undefined

  function end(reason: string): void {
    ended ??= new StoreUnavailable(`The database ${file} ${reason}.`)
    for (const { reject } of pending.values()) reject(ended)
    pending.clear()
  }

  function settle({ id, result, error, isUnavailable }: Answer): void {
    const call = pending.get(id)
    pending.delete(id)
    if (error === undefined) call?.resolve(result as never)
    else call?.reject(isUnavailable ? new StoreUnavailable(`The database ${file}: ${error}.`) : new Error(error))
  }

  /** Sends the calls of one turn of the event loop together: a message each would take longer than the call. */
  function send(): void {
    if (calls.length === 0) return
    thread.postMessage(calls, [])
    calls = []
  }

  await new Promise<void>((resolve, reject) => {
    thread.once('message', (opened: 'open' | OpenFailure) => (opened === 'open' ? resolve() : reject(failed(opened))))
    thread.once('error', reject)
  })
  thread.on('message', (answers: Answer[]) => answers.forEach(settle))
  thread.on('error', (error: Error) => end(`has lost its thread: ${error.message}`))
  thread.on('exit', () => end('is closed'))

  return (name, ...[argument]) =>
    new Promise((resolve, reject) => {
      if (ended) throw ended
      lastId += 1
      if (calls.length === 0) setImmediate(send)
      calls.push({ id: lastId, name, argument, now: clock() })
      pending.set(lastId, { resolve, reject })
      if (calls.length === maxCalls) send()
    })
}
