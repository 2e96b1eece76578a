import { afterAll, beforeAll } from 'vitest'
import { configFrom } from '#functions/config.ts'
import { jsonLog } from '#functions/log.ts'
import { startFunctions } from '#functions/start.ts'
import { server } from '#mocks/node.ts'
import { callOf, type ContractCase } from './contract/contractCase.ts'
import { sendOverTcp } from './contract/tcp.ts'

export const anonKey = 'public-anonymous-key'

/** Calls of this file reach the network; the setup of every test ends what it has begun. */
export function withoutMocks(): void {
  beforeAll(() => server.close())
  afterAll(() => server.listen())
}

/** Runs the functions on a free port of this machine, over an outbox; what they log is gathered. */
export async function runFunctions(
  folder: string,
  env: Record<string, string> = {},
  options: Partial<Parameters<typeof startFunctions>[0]> = {},
) {
  const lines: string[] = []
  const config = { ...configFrom({ OUTBOX: folder, RATE_LIMIT_CALLS: '100000', ...env }), port: 0 }
  const running = await startFunctions({ config, log: jsonLog((line) => lines.push(line)), ...options })
  const backend = `http://127.0.0.1:${running.port}`
  return {
    ...running,
    backend,
    lines,
    /** Sends a right message, but for what a case changes. */
    send: (asked: Partial<ContractCase> = {}, key: string = crypto.randomUUID()) =>
      sendOverTcp(callOf({ when: '', status: 200, ...asked }, backend, anonKey, key)),
  }
}
