import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Pool, type DatabaseError, type PoolClient } from 'pg'

/** A function call that was answered. */
export type Answered = { name: string; args: Record<string, unknown>; result: unknown }

/**
 * Starts a fake PostgREST for the edge functions: RPC over HTTP to a real PostgreSQL, with the role of the key, in the
 * exposed schemas only.
 *
 * @param options `roles`: by key; `schemas`: the exposed ones
 */
export async function startPostgrest(options: { url: string; roles: Record<string, string>; schemas: string[] }) {
  const { url, roles, schemas } = options
  const pool = new Pool({ connectionString: url })
  // The test may stop PostgreSQL before this server.
  pool.on('connect', (client) => void client.on('error', () => undefined)).on('error', () => undefined)
  const answered: Answered[] = []
  let before: (name: string) => Promise<void> | void = () => undefined
  let isAway = false

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (isAway) return void incoming.socket.destroy()
    const { apikey = '', authorization, 'content-profile': schema = 'public' } = incoming.headers
    const role = roles[String(apikey)]
    if (!role || authorization !== `Bearer ${String(apikey)}`) return send(401, { code: 'PGRST301' })
    if (!schemas.includes(String(schema))) return send(406, { code: 'PGRST106' })
    const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(incoming.url ?? '')?.[1]
    if (incoming.method !== 'POST' || name === undefined) return send(404, { code: 'PGRST202' })
    const args = (await json(incoming)) as Record<string, unknown>
    await before(name)
    try {
      const result = await callAs(role, `${String(schema)}.${name}`, args)
      answered.push({ name, args, result })
      send(200, result)
    } catch (error) {
      const { code } = error as DatabaseError
      send(code === '42501' ? 403 : code === '42883' ? 404 : 400, { code })
    }
  }

  async function callAs(role: string, name: string, args: Record<string, unknown>): Promise<unknown> {
    const client = await pool.connect()
    try {
      await client.query(`begin; set local role ${role}`)
      const result = await callFunction(client, name, args)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  const server = createServer((incoming, response) => void answer(incoming, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The calls so far, oldest first. */
    answered,
    /** Called before each of the following calls. */
    beforeCall: (next: typeof before = () => undefined) => void (before = next),
    /** Closes connections without a response until called again. */
    setAway: (next: boolean) => void (isAway = next),
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
}

async function callFunction(client: PoolClient, name: string, args: Record<string, unknown>): Promise<unknown> {
  const named = Object.keys(args).map((argument, index) => `${argument} => $${index + 1}`)
  const { rows } = await client.query<{ result: unknown }>(
    `select ${name}(${named.join(', ')}) as result`,
    Object.values(args),
  )
  return rows[0]?.result
}
