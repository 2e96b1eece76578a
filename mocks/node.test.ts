import { site } from '#src/site.ts'
import { mswTarget } from '../tests/contract/mswTarget.ts'
import { runOutcomes } from '../tests/contract/outcomes.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { server } from './node.ts'

const target = mswTarget('node', site.backendUrl, (handler) => server.use(handler))

runContract(target)
runOutcomes(target, (handler) => server.use(handler))
