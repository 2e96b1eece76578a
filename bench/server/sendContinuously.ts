import { once } from 'node:events'
import { connect } from 'node:net'
import { createHistogram } from 'node:perf_hooks'
import { createCall } from './createCall.ts'

/** What a load found: answers by status, answers in the slowest second, and latencies in milliseconds. */
export type Load = {
  statuses: Map<number, number>
  slowestSecond: number
  latency: { p50: number; p99: number; max: number }
}

/**
 * Sends messages over open connections without a pause, each with a new key. It writes to sockets because the sender shares
 * the processors with the server: an HTTP client took 100 to 150 µs for a request, this takes 40.
 *
 * @param seconds how long to send; answers that are still due are awaited
 * @throws Error if the server closes a connection
 */
export async function sendContinuously(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const statuses = new Map<number, number>()
  const perSecond = Array.from({ length: seconds }, () => 0)
  const latencies = createHistogram()

  async function sendOneByOne(): Promise<void> {
    const { hostname, port, host } = new URL(url)
    const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1')
    await once(socket, 'connect')
    const answers = readAnswers(socket)
    while (performance.now() < endsAt) {
      const sentAt = performance.now()
      socket.write(serialize(host))
      const { value: status, done } = await answers.next()
      if (done) throw new Error(`The server closed a connection; its log is beside the outbox.`)
      const answeredAt = performance.now()
      latencies.record(Math.max(1, Math.round((answeredAt - sentAt) * 1000)))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const second = Math.floor((answeredAt - startedAt) / 1000)
      if (second < seconds) perSecond[second]! += 1
    }
    socket.destroy()
  }

  await Promise.all(Array.from({ length: connections }, sendOneByOne))
  const inMs = (microseconds: number) => microseconds / 1000
  return {
    statuses,
    slowestSecond: Math.min(...perSecond),
    latency: {
      p50: inMs(latencies.percentile(50)),
      p99: inMs(latencies.percentile(99)),
      max: inMs(latencies.max),
    },
  }
}

function serialize(host: string): string {
  const { method, path, headers, body } = createCall()
  const lines = Object.entries({ Host: host, ...headers, 'Content-Length': Buffer.byteLength(body) })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/** Returns the status of each answer. Answers have a `Content-Length`, as all of the endpoints do. */
async function* readAnswers(socket: AsyncIterable<string>): AsyncGenerator<number, undefined> {
  let received = ''
  for await (const part of socket) {
    received += part
    const head = received.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0)
    if (head === -1 || received.length < head + 4 + length) continue
    yield Number(received.slice(9, 12))
    received = ''
  }
}
