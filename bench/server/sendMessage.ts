import { request, type Agent } from 'node:http'
import { createCall } from './createCall.ts'

/** Sends a message. Resolves with the status of the response, or undefined if there was none. */
export function sendMessage(url: string, agent: Agent, key?: string): Promise<number | undefined> {
  const { path, body, ...call } = createCall(key)
  return new Promise((resolve) => {
    const outgoing = request(`${url}${path}`, { ...call, agent }, (answer) =>
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode))
        .once('error', () => resolve(undefined)),
    )
    outgoing.once('error', () => resolve(undefined)).end(body)
  })
}

/** Returns a percentile of values. */
export function percentile(values: number[], percent: number): number {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN
}
