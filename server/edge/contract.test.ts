// Runs the contract against the bundled functions under Deno, over TCP, with a real PostgreSQL.
import { afterAll, beforeAll } from 'vitest'
import { server as mocks } from '#mocks/node.ts'
import { runContract, type Target } from '../../tests/contract/runContract.ts'
import { sendOverTcp } from '../../tests/contract/tcp.ts'
import { anonKey, startHostedBackend } from '../../tests/fixtures/edge.ts'
import { folderOfFile } from '../../tests/fixtures/temporaryFolder.ts'

const hosted = await startHostedBackend(await folderOfFile(), { ALLOWED_ORIGINS: '*' })
// Both endpoints are one application, so one instance serves both.
const { url } = await hosted.startFunction('send-contact-email')

// These calls reach the network; the setup of every test closes what it opened.
beforeAll(() => mocks.close())
afterAll(async () => {
  mocks.listen()
  await hosted.stop()
})

const target: Target = {
  place: 'deno',
  backend: url,
  anonKey,
  send: (call) => sendOverTcp(call),
  stored: hosted.stored,
  hold: hosted.hold,
}
runContract(target)
