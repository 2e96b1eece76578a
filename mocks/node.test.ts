import { site } from '#src/site.ts'
import { mswGround } from '../tests/contract/mswGround.ts'
import { runOutcomes } from '../tests/contract/outcomes.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { server } from './node.ts'

const ground = mswGround('node', site.backendUrl, (handler) => server.use(handler))

runContract(ground)
runOutcomes(ground, (handler) => server.use(handler))
