// The functions as they run in production, over TCP, with an outbox on this machine's disk.
import { afterAll, expect, test } from 'vitest'
import { heldDisk } from '../tests/contract/heldDisk.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { sendOverTcp } from '../tests/contract/tcp.ts'
import { anonKey, runFunctions, withoutMocks } from '../tests/functions.ts'
import { folderOfFile } from '../tests/temporaryFolder.ts'

withoutMocks()
const { disk, hold } = heldDisk()
const functions = await runFunctions(await folderOfFile(), { ALLOWED_ORIGINS: '*' }, { disk })

runContract({
  place: 'served',
  backend: functions.backend,
  anonKey,
  send: (call) => sendOverTcp(call),
  stored: () => [...functions.outbox.entries()].map(({ accepted }) => accepted.payload),
  hold,
})

test('what was logged of all that holds nothing of what visitors typed', () => {
  expect(functions.lines.length).toBeGreaterThan(30)
  for (const line of functions.lines) expect(line).not.toMatch(/@|Jana|Peter|pumps|\+421/)
})

afterAll(() => functions.stop())
