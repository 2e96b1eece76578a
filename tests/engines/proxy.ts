import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** How the proxy responds in place of the server. `cut` closes the connection, `silent` never responds. */
export type Answer = { status: number; body: string; headers?: Record<string, string> } | 'cut' | 'silent'

/** The proxied server, as the browser of one test sees it. */
export type Proxy = Awaited<ReturnType<typeof openProxy>>

/**
 * Starts a proxy between browser and server, because WebKit's driver cannot intercept requests. Each test gets a new
 * port, so its origin has no storage or cache. The proxy adds `watcher` to every page as a script file, which the
 * policy allows (`script-src 'self'`), because WebKit's driver does not report console errors.
 *
 * @param server the URL of the server
 */
export async function openProxy(server: string) {
  const answers = new Map<string, Answer>()
  const requests: { method: string; path: string; key: string | undefined }[] = []
  const errors: string[] = []
  let blocked: { pattern: RegExp; released: Promise<void> } | undefined

  const listener = createServer((request, response) => {
    const { method = '', url: path = '' } = request
    void readBody(request).then(async (body) => {
      if (path === watcherPath) return answerWith(response, { status: 200, body: watcher, headers: script })
      if (path === errorPath) {
        errors.push(body)
        return answerWith(response, { status: 204, body: '' })
      }
      requests.push({ method, path, key: request.headers['idempotency-key'] as string | undefined })
      if (blocked?.pattern.test(path)) await blocked.released
      const answer = answers.get(path)
      return answer ? answerWith(response, answer) : passOn(request, body, response)
    })
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')

  async function passOn({ method, url = '/', headers }: IncomingMessage, body: string, response: ServerResponse) {
    const isPage = headers.accept?.startsWith('text/html') ?? false
    const plain = { 'accept-encoding': 'identity', 'if-none-match': '' }
    const passed = forward(server + url, { method, headers: { ...headers, ...(isPage && plain) } }).end(body)
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]
    const { statusCode = 502 } = answer
    if (statusCode >= 400 && !isPage) errors.push(`${statusCode} ${url}`)
    if (!isPage) return answer.pipe(response.writeHead(statusCode, answer.headers))
    delete answer.headers['content-length']
    return response.writeHead(statusCode, answer.headers).end(watched(await readBody(answer)))
  }

  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    requests,
    /** Console errors, exceptions, policy violations and failed loads of all pages. */
    errors,
    /** Sets the response of a path; without `answer` the server responds again. */
    answer(path: string, answer: Answer | undefined) {
      if (answer === undefined) answers.delete(path)
      else answers.set(path, answer)
    },
    /** Delays matching requests until the returned function is called. */
    hold(pattern: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      blocked = { pattern, released: promise }
      return resolve
    },
    async close() {
      listener.closeAllConnections()
      listener.close()
      await once(listener, 'close')
    },
  }
}

function answerWith(response: ServerResponse, answer: Answer): void {
  if (answer === 'silent') return
  if (answer === 'cut') response.destroy()
  else response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body)
}

async function readBody(message: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of message.setEncoding('utf8')) body += chunk as string
  return body
}

/** Inserts the watcher before everything else that the page loads. */
const watched = (html: string) => html.replace('<head>', `<head><script src="${watcherPath}"></script>`)

const watcherPath = '/watcher.js'
const errorPath = '/watcher/error'
const script = { 'content-type': 'text/javascript' }

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
