// Runs in Chromium (Vitest project `browser`), where a service worker serves the mocks.
import { mswTarget } from '../tests/fixtures/mswTarget.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { worker } from './browser.ts'

runContract(mswTarget('worker', location.origin, (handler) => worker.use(handler)))
