import { http } from 'msw'
import { vi } from 'vitest'
import { server } from '#mocks/node.ts'
import { functionPath, type FunctionName } from '#machines/contract.ts'
import { site } from '#src/site.ts'

/** Where a path below the backend is. */
const addressOf = (path: string) => `${site.backendUrl}/${path}`

/**
 * Sets the response at a URL until the end of the test.
 *
 * @param path below the backend
 * @param answer called for each request
 * @returns every request that arrives there
 */
export function answerAt(path: string, answer: () => Response | Promise<Response>): Request[] {
  const requests: Request[] = []
  server.use(
    http.all(addressOf(path), ({ request }) => {
      requests.push(request.clone())
      return answer()
    }),
  )
  return requests
}

/** The same for a function. */
export const answerFor = (name: FunctionName, answer: () => Response | Promise<Response>) =>
  answerAt(functionPath(name), answer)

/** Holds the time; what the network needs goes on. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
}

/** Lets held time go by, and the network do what it has to do then. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settled()
}

/** Lets everything happen that needs no time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
