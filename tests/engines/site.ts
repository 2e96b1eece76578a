import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { loadRenderForm } from '#server/forms.ts'
import { loadSite } from '#server/site.ts'
import { openSqlite, sqliteFile } from '#server/store/sqlite.ts'
import { createStore } from '#server/store/store.ts'

/** What a path answers in place of the application. `cut` closes the connection. */
type Answer = { status: number; body: string } | 'cut'

export type Site = Awaited<ReturnType<typeof startSite>>

/**
 * Serves the built site with its endpoints to one test. A new port is a new origin, without storage or cache. Every page
 * gets `watcher` as a script file, which the policy allows, because WebKit's driver does not report console errors.
 *
 * @param outbox folder of the messages
 */
export async function startSite(outbox: string) {
  const log = () => undefined
  const config = parseConfig({})
  const store = createStore(openSqlite(join(outbox, sqliteFile)), { log })
  const [site, renderForm] = await Promise.all([loadSite(config.siteFolder), loadRenderForm(config.siteFolder)])
  const checkHealth = () => Promise.reject(new Error('Not asked.'))
  const app = createApp({ config, store, log, site, renderForm, checkHealth, onAccepted: log })

  const answers = new Map<string, Answer>()
  const requests: { method: string; path: string; key: string | null }[] = []
  const errors: string[] = []
  let held: { pattern: RegExp; released: Promise<void> } | undefined

  async function answer(request: Request, env: object): Promise<Response> {
    const { method, url, headers } = request
    const { pathname: path, host } = new URL(url)
    const body = method === 'POST' ? await request.text() : null
    if (path === watcherPath) return new Response(watcher, { headers: { 'Content-Type': 'text/javascript' } })
    if (path === errorPath) {
      errors.push(body!)
      return new Response(null, { status: 204 })
    }
    requests.push({ method, path, key: headers.get('idempotency-key') })
    if (held?.pattern.test(path)) await held.released
    const given = answers.get(path)
    if (given === 'cut') {
      ;(env as HttpBindings).incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }
    if (given) return Response.json(JSON.parse(given.body), given)
    const plain = new Headers(headers)
    plain.delete('accept-encoding')
    const response = await app.fetch(new Request(url, { method, headers: plain, body }), { address: '127.0.0.1', host })
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      if (response.status >= 400) errors.push(`${response.status} ${path}`)
      return response
    }
    response.headers.delete('content-length')
    return new Response(watched(await response.text()), response)
  }

  const listen = getRequestListener(answer)
  const server = createServer((incoming, outgoing) => void listen(incoming, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Console errors, exceptions, policy violations and failed loads of all pages. */
    errors,
    /** What paths answer in place of the application. */
    answers,
    /** Delays matching requests until the returned function is called. */
    hold(pattern: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { pattern, released: promise }
      return resolve
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await store.close()
    },
  }
}

const watcherPath = '/watcher.js'
const errorPath = '/watcher/error'

/** Inserts the watcher before everything else that the page loads. */
const watched = (html: string) => html.replace('<head>', `<head><script src="${watcherPath}"></script>`)

// The request is synchronous, so an error arrives here even if the visitor leaves the page at once.
const watcher = `{
  const report = (...parts) => {
    const request = new XMLHttpRequest()
    request.open('POST', '${errorPath}', false)
    request.send(location.pathname + ' ' + parts.map(String).join(' '))
  }
  const log = console.error.bind(console)
  console.error = (...parts) => { log(...parts); report(...parts) }
  addEventListener('error', ({ message }) => report(message))
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection', reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report(violatedDirective, blockedURI))
}`
