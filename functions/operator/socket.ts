import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Delivery } from '#functions/outbox/Outbox.ts'
import type { Operations } from './operations.ts'

// One process alone may write the journal. What it can do for an operator it offers on a socket in the outbox's folder,
// which nobody reaches over a network and only its owner may open.
const socketIn = (folder: string) => join(folder, 'control.sock')

type Asked = {
  [Name in keyof Operations]: { operation: Name; arguments: Parameters<Operations[Name]> }
}[keyof Operations]

/**
 * Offers the operations to other processes of the same user.
 *
 * @param folder the outbox's; the caller has it open, so that a socket that lies there is one of the dead
 * @returns what ends it
 */
export async function offerOperations(folder: string, operations: Operations): Promise<() => Promise<void>> {
  const path = socketIn(folder)
  await rm(path, { force: true })
  const server = createServer((incoming, response) => {
    answer(operations, incoming).then(
      (result) => response.end(JSON.stringify({ result })),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

async function answer(operations: Operations, incoming: IncomingMessage): Promise<unknown> {
  const asked = (await json(incoming)) as Asked
  if (asked.operation === 'list') return operations.list()
  if (asked.operation === 'show') return operations.show(...asked.arguments)
  if (asked.operation === 'resend') return operations.resend(...asked.arguments)
  return operations.erase(...asked.arguments)
}

/** The operations of the process that has a folder's outbox open; undefined when there is none. */
export async function findOperations(folder: string): Promise<Operations | undefined> {
  const path = socketIn(folder)
  const ask = async (asked: Asked): Promise<unknown> => {
    const outgoing = request({ socketPath: path, method: 'POST', agent: false })
    outgoing.end(JSON.stringify(asked))
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    if (incoming.statusCode !== 200) throw new Error('The server could not do it. Its log says why.')
    return ((await json(incoming)) as { result?: unknown }).result
  }
  try {
    // A socket that nobody listens on is left of a process that died.
    await ask({ operation: 'show', arguments: [''] })
  } catch (cause) {
    if (['ENOENT', 'ECONNREFUSED'].includes((cause as NodeJS.ErrnoException).code ?? '')) return undefined
    throw cause
  }
  return {
    list: () => ask({ operation: 'list', arguments: [] }) as ReturnType<Operations['list']>,
    show: (id) => ask({ operation: 'show', arguments: [id] }) as ReturnType<Operations['show']>,
    resend: (id, delivery?: Delivery) =>
      ask({
        operation: 'resend',
        arguments: [id, ...(delivery ? [delivery] : [])] as [string, Delivery?],
      }) as ReturnType<Operations['resend']>,
    erase: (id) => ask({ operation: 'erase', arguments: [id] }) as ReturnType<Operations['erase']>,
  }
}
