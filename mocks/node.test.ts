import { site } from '#src/site.ts'
import { mswTarget } from '../tests/fixtures/mswTarget.ts'
import { runOutcomes } from '../tests/fixtures/mockOutcomes.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { server } from './node.ts'

const target = mswTarget('node', site.backendUrl, (handler) => server.use(handler))

runContract(target)
runOutcomes(target, (handler) => server.use(handler))
