import { http } from 'msw'
import { vi, afterAll, beforeAll } from 'vitest'
import { functionPath } from '#contract/endpoints.ts'
import type { FunctionName } from '#contract/forms.ts'
import { server } from '#mocks/node.ts'
import { site } from '#src/content/site.ts'

/** Returns the URL of a path below the backend. */
const createUrl = (path: string) => `${site.backendUrl}/${path}`

/**
 * Sets the response at a URL until the end of the test.
 *
 * @param path below the backend
 * @param answer called for each request
 * @returns every request that arrives
 */
export function answerAt(path: string, answer: () => Response | Promise<Response>): Request[] {
  const requests: Request[] = []
  server.use(
    http.all(createUrl(path), ({ request }) => {
      requests.push(request.clone())
      return answer()
    }),
  )
  return requests
}

/** Sets the response of an endpoint until the end of the test. */
export const answerFor = (name: FunctionName, answer: () => Response | Promise<Response>) =>
  answerAt(functionPath(name), answer)

/** Installs fake timers, except those that network requests need. */
export function fakeTimersExceptNetwork(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
}

/** Advances the fake timers and waits for the network. */
export async function advance(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settled()
}

/** Lets seconds pass one by one. Returns after how many of them each of the requests had arrived. */
export async function arrivals(requests: Request[], seconds: number): Promise<number[]> {
  const arrived: number[] = []
  for (let second = 0; second <= seconds; second += 1) {
    await (second === 0 ? settled() : advance(1_000))
    while (arrived.length < requests.length) arrived.push(second)
  }
  return arrived
}

/** Waits until nothing more happens without the passing of time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Lets the calls of a file's tests reach the network. The setup of every test ends the mocks that it has started. */
export function withoutMocks(): void {
  beforeAll(() => server.close())
  afterAll(() => server.listen())
}
