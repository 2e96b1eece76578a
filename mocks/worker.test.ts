// Runs in Chromium (Vitest project `browser`), where a service worker serves the mocks.
import { mswTarget } from '../tests/contract/mswTarget.ts'
import { runOutcomes } from '../tests/contract/outcomes.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { worker } from './browser.ts'

const target = mswTarget('worker', location.origin, (handler) => worker.use(handler))

runContract(target)
runOutcomes(target, (handler) => worker.use(handler))
