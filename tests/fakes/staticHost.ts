import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PageSource } from '#server/http/form/pageSource.ts'

/**
 * Starts what Netlify is to a built site: it serves the pages, and passes on what a rule of `_redirects` with the status
 * 200 rewrites, with the host of the target.
 *
 * @param pages of the site
 */
export async function startStaticHost(pages: PageSource) {
  let rules: { prefix: string; target: string }[] = []
  let isAway = false

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method, headers } = incoming
    const rule = rules.find(({ prefix }) => url.startsWith(prefix))
    if (!rule) {
      const page = isAway ? undefined : await pages(url)
      return void response.writeHead(page ? 200 : 404, page?.headers).end(page?.html)
    }
    const target = new URL(rule.target + url.slice(rule.prefix.length))
    const passed = forward(target, { method, headers: { ...headers, host: target.host } }).end(await buffer(incoming))
    const [reply] = (await once(passed, 'response')) as [IncomingMessage]
    reply.pipe(response.writeHead(reply.statusCode ?? 502, reply.headers))
  }

  const server = createServer((incoming, response) => void answer(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Reads the text of a `_redirects` file. */
    setRedirects(text: string) {
      rules = [...text.matchAll(/^(\/\S*)\*\s+(\S+):splat\s+200$/gm)].map(([, prefix, target]) => ({
        prefix: prefix!,
        target: target!,
      }))
    },
    /** Lets the pages be missing, as during an outage of the host. */
    setAway(away: boolean) {
      isAway = away
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
