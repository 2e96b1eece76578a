// Runs in Chromium (Vitest project `browser`), where a service worker serves the mocks.
import { mswTarget } from '../tests/fixtures/mswTarget.ts'
import { runContract } from '../tests/contract/runContract.ts'

runContract(mswTarget('worker', location.origin))
