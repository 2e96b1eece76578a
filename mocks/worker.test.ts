// Runs in Chromium (Vitest project `browser`), where a service worker serves the mocks.
import { mswTarget } from '../tests/fixtures/mswTarget.ts'
import { runOutcomes } from '../tests/fixtures/mockOutcomes.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { worker } from './browser.ts'

const target = mswTarget('worker', location.origin, (handler) => worker.use(handler))

runContract(target)
runOutcomes(target, (handler) => worker.use(handler))
