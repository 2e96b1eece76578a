// In Chromium (project `pages`): what the mocks answer goes through their service worker.
import { mswGround } from '../tests/contract/mswGround.ts'
import { runOutcomes } from '../tests/contract/outcomes.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { worker } from './browser.ts'

const ground = mswGround('worker', location.origin, (handler) => worker.use(handler))

runContract(ground)
runOutcomes(ground, (handler) => worker.use(handler))
